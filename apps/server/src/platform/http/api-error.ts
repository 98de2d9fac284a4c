import { errorCodes, type FieldProblem, type ErrorCode } from '@subrosa/contract/error-codes';

export interface ApiErrorDetails {
  /** Field path to what is wrong with it. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** Figures that the sentence of the code is completed with. */
  details?: Readonly<Record<string, number>>;
}

/** What we expect and refuse, by its code. Anything else that is thrown is a bug and answers 500. */
export class ApiError extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(errorCodes[code].message);
    this.code = code;
    this.details = details;
  }
}

/** The row, unless there is none or `problemOf` names a reason why the caller may not change it. */
export function requireAllowed<Row>(row: Row | null | undefined, problemOf: (row: Row) => ErrorCode | null): Row {
  if (!row) throw new ApiError('resource.notFound');
  const problem = problemOf(row);
  if (problem) throw new ApiError(problem);
  return row;
}
