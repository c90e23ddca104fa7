extension StringTable.Language {
  /// French. Numbers are tied to their units by spaces that do not break.
  static let french = StringTable.Language(
    plurals: .french,
    phrases: [
      .ad: "Publicité", .sponsored: "Sponsorisé", .seeAll: "Voir tout", .retry: "Réessayer", .live: "En direct",
      .showMore: "Afficher plus", .loadingMore: "Chargement…",
      .nothingHere: "Rien pour l’instant", .cannotShow: "Cette rubrique ne peut pas être affichée",
      .loading: "Chargement",

      .justNow: "à l’instant", .minutesAgo: "il y a {n}\u{A0}min", .yesterday: "hier",
      .hoursAgo: [.one: "il y a {n}\u{A0}heure", .other: "il y a {n}\u{A0}heures"],

      .comments: [
        .one: "{n}\u{A0}commentaire", .many: "{n}\u{A0}de commentaires", .other: "{n}\u{A0}commentaires",
      ],
      .likes: [
        .one: "{n}\u{A0}mention J’aime", .many: "{n}\u{A0}de mentions J’aime", .other: "{n}\u{A0}mentions J’aime",
      ],
      .views: [.one: "{n}\u{A0}vue", .many: "{n}\u{A0}de vues", .other: "{n}\u{A0}vues"],
      .participants: [
        .one: "{n}\u{A0}participant", .many: "{n}\u{A0}de participants", .other: "{n}\u{A0}participants",
      ],
      .rating: "{n} sur 5",
      .hours: [.one: "{n}\u{A0}heure", .other: "{n}\u{A0}heures"],
      .minutes: [.one: "{n}\u{A0}minute", .other: "{n}\u{A0}minutes"],
      .seconds: [.one: "{n}\u{A0}seconde", .other: "{n}\u{A0}secondes"],
      .position: "{n} sur {total}",

      .video: "vidéo", .sound: "audio", .podcast: "podcast", .photo: "photo", .event: "événement", .place: "lieu",
      .post: "publication", .comment: "commentaire", .person: "personne", .product: "produit",

      .bookmarked: "enregistré", .seen: "vu", .playing: "en cours de lecture", .restricted: "réservé aux abonnés",

      .bookmark: "Enregistrer", .removeBookmark: "Ne plus enregistrer", .share: "Partager", .play: "Lire",
      .buyTicket: "Acheter un billet", .moreActions: "Plus",
    ])
}
