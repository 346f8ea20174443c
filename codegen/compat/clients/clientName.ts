/** A name that users of a generated client write in their programs. */

export interface ClientName {
  /** Unique among the names of the client. */
  readonly key: string;
  /** As users write it: `Animal`, `client.findBooks()`, `errors.SoldOut`. */
  readonly shown: string;
  /** The word in it that comes from a name in the contract: `Animal`, `findBooks`, `SoldOut`. */
  readonly stem: string;
  /** If this is one text of a named union: that text. Programs compare with it. */
  readonly value?: string;
  /** What a method or an error stands for, if the emitter tells: `tool findBooks`. */
  readonly meaning?: string;
}
