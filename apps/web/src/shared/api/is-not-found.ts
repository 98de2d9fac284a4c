import { ResponseError } from '@subrosa/contract/client/errors';

/** Whether the service says that there is nothing to see; it does not tell a stranger from what never was. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ResponseError && error.code === 'resource.notFound';
}
