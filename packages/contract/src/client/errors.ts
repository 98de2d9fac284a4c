import type { Failure } from '../envelope.ts';
import type { errorCodes } from '../error-codes.ts';

type MessageOf<Code extends keyof typeof errorCodes> = (typeof errorCodes)[Code]['message'];

// Written again, and checked by their type, so that the table of refusals stays out of the bundle.
export const SERVER_FAILED: MessageOf<'server.error'> = 'Something went wrong on our side. Please try again in a moment.';
const EXPIRED: readonly [MessageOf<'auth.required'>, MessageOf<'auth.chatTokenExpired'>] = [
  'Authentication is required to continue',
  'jwt expired',
];

/** Whether the words say that the token is missing or too old, which a refresh may mend. */
export function isExpiredMessage(message: string | undefined): boolean {
  return EXPIRED.some((expired) => expired === message);
}

const TOO_MANY = 429;

/** Whether trying later may help: a tunnel or a busy server says nothing about who the caller is. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    (error instanceof ResponseError && (error.status >= 500 || error.status === TOO_MANY))
  );
}

/** What can go wrong before any answer is there; the web app translates the code. */
export const connectionProblems = {
  'network.failed': 'We could not reach the service. Please check your connection and try again.',
  'network.timeout': 'This took too long. Please try again.',
} as const;

/** Why a call came to nothing; `message` is English, for a person. */
export class ClientError extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The service answered, and the answer is no. */
export class ResponseError extends ClientError {
  override name = 'CallError';
  readonly status: number;
  readonly fields: Failure['fields'];
  readonly details: Failure['details'];

  constructor(answer: Pick<ResponseError, 'status' | 'code' | 'message' | 'fields' | 'details'>) {
    super(answer.code, answer.message);
    this.status = answer.status;
    this.fields = answer.fields;
    this.details = answer.details;
  }
}

export class NetworkError extends ClientError {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('network.failed', connectionProblems['network.failed'], { cause });
  }
}

export class TimeoutError extends ClientError {
  override name = 'TimeoutError';

  constructor() {
    super('network.timeout', connectionProblems['network.timeout']);
  }
}
