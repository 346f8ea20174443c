/** What a test or a suite has in common, as far as helpers need it: a place to undo what they did. */
export interface Scope {
  readonly after: (undo: () => void | Promise<void>) => void;
}
