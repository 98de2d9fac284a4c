import { errorCodes, type FieldProblem, type ErrorCode } from '@subrosa/contract/error-codes';

export interface ApiErrorDetails {
  /** Problems by field path. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** Numbers that complete the translated message of the code. */
  details?: Readonly<Record<string, number>>;
}

/** An expected error with a code. Any other thrown error is a bug and returns 500. */
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

/** Returns the row, or throws when it is missing or `problemOf` returns a reason why the caller may not change it. */
export function requireAllowed<Row>(row: Row | null | undefined, problemOf: (row: Row) => ErrorCode | null): Row {
  if (!row) throw new ApiError('resource.notFound');
  const problem = problemOf(row);
  if (problem) throw new ApiError(problem);
  return row;
}
