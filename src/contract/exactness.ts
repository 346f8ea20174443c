/**
 * Types with which the compiler finds what handlers return beyond their contracts. Where a return type is written out,
 * the compiler refuses an undeclared property itself; these types cover inferred return types. Knows no tool.
 */
import type { OutputOf, ToolContracts } from "./contract.js";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

/** The keys of any member of a union, and their values. */
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueAt<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
type ItemOf<Union> = Union extends readonly (infer Item)[] ? Item : never;

type Deepest = 8;

/** Paths of the properties that `Given` has and `Declared` does not declare; never if there are none. */
type Excess<Given, Declared, Steps extends readonly unknown[] = []> = Steps["length"] extends Deepest
  ? never
  : Same<Given, Declared> extends true
    ? never
    : unknown extends Declared
      ? never
      : Given extends readonly (infer Item)[]
        ? Excess<Item, ItemOf<Declared>, [...Steps, unknown]>
        : Given extends object
          ? ExcessProperties<Given, Declared, [...Steps, unknown]>
          : never;

type ExcessProperties<Given extends object, Declared, Steps extends readonly unknown[]> = [Declared] extends [never]
  ? never
  : {
      [Key in keyof Given & string]-?: Key extends KeysOf<Declared>
        ? PathAt<Key, Excess<Exclude<Given[Key], undefined>, ValueAt<Declared, Key>, Steps>>
        : Key;
    }[keyof Given & string];

type PathAt<Key extends string, Rest> = Rest extends string ? `${Key}.${Rest}` : never;

/** A message for each property that a handler returns and its contract does not declare. */
export type UndeclaredIn<Handlers, Tools extends ToolContracts> = {
  [Name in keyof Handlers & keyof Tools & string]: Handlers[Name] extends (...parameters: never[]) => infer Result
    ? Excess<Awaited<Result>, OutputOf<Tools[Name]>> extends infer Path extends string
      ? `${Name} gives ${Path}, which its contract does not declare`
      : never
    : never;
}[keyof Handlers & keyof Tools & string];

/** Compiles for `never` alone, so that a message of `UndeclaredIn` becomes a compile error. */
export type Nothing<Undeclared extends never> = Undeclared;
