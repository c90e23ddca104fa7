/// Runs a body with an object that something else keeps alive meanwhile, and counts no references to it: what each text asks
/// for would otherwise be counted by every thread, in one place of memory.
@inline(__always)
func lending<Object: AnyObject, Result>(_ object: Object, _ body: (Object) -> Result) -> Result {
  Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef(body)
}

/// The same with one that is handed on as it is lent.
@inline(__always)
func lending<Object: AnyObject, Result>(_ object: Unmanaged<Object>, _ body: (Object) -> Result) -> Result {
  object._withUnsafeGuaranteedRef(body)
}
