import type { Failure } from '@subrosa/contract/envelope';
import { fieldProblems, errorCodes, type ErrorCode } from '@subrosa/contract/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionError } from '../db/connection-errors.ts';
import { sqlState } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';

/** Turns every error into `{ message, code, fields? }`, without internal details. */
export function handleError(error: FastifyError | ApiError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = error instanceof ApiError ? error : apiErrorFor(error);
  if (apiError.code === 'server.error') request.log.error({ err: error, req: request }, 'request failed');
  else if (isConnectionError(error)) request.log.warn({ err: error }, 'postgres is away');
  const { retryAfter } = apiError.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(errorCodes[apiError.code].status).header('cache-control', 'no-store').send(failureOf(apiError));
}

export function failureOf({ code, details }: ApiError): Failure {
  const fields = Object.entries(details.fields ?? {}).map(([path, problem]) => [path, { code: problem, message: fieldProblems[problem] }]);
  return {
    message: errorCodes[code].message,
    code,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(details.details && { details: details.details }),
  };
}

/** A retry would succeed: the last two also occur while a leader becomes a replica. */
const BUSY_STATES = new Set<string | undefined>([
  '55P03', // lock not available
  '57014', // query cancelled
  '40001', // serialisation failure, conflict with recovery
  '40P01', // deadlock
]);

export function apiErrorFor(error: FastifyError | Error): ApiError {
  if (isConnectionError(error) || BUSY_STATES.has(sqlState(error))) return new ApiError('server.busy', { retryAfter: 2 });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return new ApiError(codeForStatus(status));
}

// Errors of Fastify while it reads a request.
function codeForStatus(status: number | undefined): ErrorCode {
  switch (status) {
    case 400:
      return 'request.malformed';
    case 413:
      return 'request.tooLarge';
    case 415:
      return 'request.unsupportedType';
    default:
      return 'server.error';
  }
}
