/** A name that users of a generated client write in their programs. */

export interface ClientName {
  /** Tells it from every other name of the client. */
  readonly key: string;
  /** As a user knows it: `Animal`, `client.findBooks()`, `errors.SoldOut`. */
  readonly shown: string;
  /** The word of it that was made of a name in the contract: `Animal`, `findBooks`, `SoldOut`. */
  readonly stem: string;
  /** One of the texts that a named union holds, where this is one: programs compare with it. */
  readonly value?: string;
  /** What a method or an error stands for, where the emitter says so: `tool findBooks`. */
  readonly meaning?: string;
}
