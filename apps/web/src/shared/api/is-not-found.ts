import { ResponseError } from '@subrosa/contract/client/errors';

/** Whether the server returned 404, which does not reveal whether the resource exists. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.code === 'resource.notFound';
}
