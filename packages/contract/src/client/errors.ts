import type { Failure } from '../envelope.ts';
import type { errorCodes } from '../error-codes.ts';

type MessageOf<Code extends keyof typeof errorCodes> = (typeof errorCodes)[Code]['message'];

// Duplicated and checked by their type, so that the table of error codes is not part of the bundle.
export const SERVER_FAILED: MessageOf<'server.error'> = 'Something went wrong on our side. Please try again in a moment.';
const EXPIRED: readonly [MessageOf<'auth.required'>, MessageOf<'auth.chatTokenExpired'>] = [
  'Authentication is required to continue',
  'jwt expired',
];

/** Whether the message means that the token is missing or expired, so that a refresh may help. */
export function isExpiredMessage(message: string | undefined): boolean {
  return EXPIRED.some((expired) => expired === message);
}

const TOO_MANY = 429;

/** Whether a retry may help: a network failure or a busy server does not concern the session. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    (error instanceof ResponseError && (error.status >= 500 || error.status === TOO_MANY))
  );
}

/** Errors before any response arrives; the web app translates the code. */
export const connectionProblems = {
  'network.failed': 'We could not reach the service. Please check your connection and try again.',
  'network.timeout': 'This took too long. Please try again.',
} as const;

/** Why a request failed; `message` is an English text for users. */
export class ClientError extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The service returned an error. */
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
