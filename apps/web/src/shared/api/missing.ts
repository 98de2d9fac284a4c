import { CallError } from '@subrosa/contract/client/errors';

/** Whether the service says that there is nothing to see; it does not tell a stranger from what never was. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.code === 'page.missing';
}
