import CPango

/// Places inside clusters at which Pango would have a line end: before a mark that follows a space, between two skin tones.
///
/// They must not be left to it. Where what stands before such a place is too wide, Pango looks for a place between clusters
/// instead, finds none and ends the program (`process_line` of 1.50).
struct BreaksInClusters {
  /// For each place the bytes of the characters before and after it.
  private(set) var places: [Range<Int>] = []

  init(in text: UnsafeBufferPointer<UInt8>) {
    let count = text.characterCount
    var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    text.withMemoryRebound(to: CChar.self) {
      // What Pango adds for some languages is never such a place, but at the start of a run, where it does no harm.
      pango_default_break($0.baseAddress, Int32(clamping: $0.count), nil, &breaks, Int32(clamping: count + 1))
    }
    var (start, position) = (0, 0)
    for index in 0..<count {
      let end = position + text.character(at: position).length
      if position > 0, breaks[index].is_line_break != 0, breaks[index].is_char_break == 0 { places.append(start..<end) }
      (start, position) = (position, end)
    }
  }

  /// Adds to a layout's attributes that no line ends at these places.
  func forbid(in attributes: OpaquePointer?) {
    for place in places {
      guard let attribute = pango_attr_allow_breaks_new(0) else { return }
      attribute.pointee.start_index = UInt32(clamping: place.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: place.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
  }
}
