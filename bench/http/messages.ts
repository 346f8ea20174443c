/** What a measured process and the one that measures it say to each other, over the channel that Node opens between them. */

/** `run` makes a process that serves nobody work by itself, so many milliseconds long; one that serves does not know it. */
export type ChildTask =
  | { readonly kind: "usage" }
  | { readonly kind: "stop" }
  | { readonly kind: "run"; readonly milliseconds: number };

export interface Usage {
  /** Processor time since the start, all threads together. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

export type Report =
  | { readonly kind: "ready"; readonly port: number }
  | { readonly kind: "usage"; readonly usage: Usage }
  | { readonly kind: "ran"; readonly calls: number };
