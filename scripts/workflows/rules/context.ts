/** A location in a document, as Redocly passes it to a rule. */
export interface Location {
  child(path: readonly (string | number)[]): Location;
}

/** What Redocly passes to a rule beside a node of a document. */
export interface RuleContext {
  readonly location: Location;
  report(problem: { readonly message: string; readonly location: Location }): void;
}
