import { refusals, type FieldProblem, type RefusalCode } from '@subrosa/contract/refusals';

export interface RefusalDetails {
  /** Field path to what is wrong with it. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** Figures that the sentence of the code is completed with. */
  details?: Readonly<Record<string, number>>;
}

/** What we expect and refuse, by its code. Anything else that is thrown is a bug and answers 500. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(refusals[code].message);
    this.code = code;
    this.details = details;
  }
}

/** The row, unless there is none or `problemOf` names a reason why the caller may not change it. */
export function requireAllowed<Row>(row: Row | null | undefined, problemOf: (row: Row) => RefusalCode | null): Row {
  if (!row) throw new Refusal('page.missing');
  const problem = problemOf(row);
  if (problem) throw new Refusal(problem);
  return row;
}
