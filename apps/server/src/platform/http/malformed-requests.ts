import type { Socket } from 'node:net';
import { errorCodes } from '@subrosa/contract/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, handleError } from './error-handler.ts';
import { ApiError } from './api-error.ts';

const PART_OF_PATH_TOO_LONG = 414;

/** Answers URLs that Fastify rejects before any route: malformed encoding, and path segments longer than any id. */
export function rejectUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void handleError(error.statusCode === PART_OF_PATH_TOO_LONG ? new ApiError('resource.notFound') : error, request, reply);
}

/** Answers bytes that are not a valid HTTP request: only the socket is available, and it is closed. */
export function rejectConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const apiError = new ApiError(error.code === 'HPE_HEADER_OVERFLOW' ? 'request.tooLarge' : 'request.malformed');
  const { status } = errorCodes[apiError.code];
  const body = JSON.stringify(failureOf(apiError));
  const headers = ['connection: close', 'cache-control: no-store', 'content-type: application/json; charset=utf-8'];
  socket.end([`HTTP/1.1 ${status} Refused`, ...headers, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
