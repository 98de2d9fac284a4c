/** The outcome of reading or checking something that another party wrote. */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const accepted = <Value>(value: Value) => ({ ok: true, value }) as const;

export const rejected = <Problem extends string>(problem: Problem) => ({ ok: false, problem }) as const;
