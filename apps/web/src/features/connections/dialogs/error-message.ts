import { ResponseError, NetworkError } from '@subrosa/contract/client/errors';
import { errorMessageFor, errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';

/** What went wrong, in the reader's words, for a dialog to say where it stands. */
export function errorMessageOf(error: unknown): string {
  const general = errorMessageDescriptor('server.error');
  return error instanceof ResponseError || error instanceof NetworkError ? errorMessageFor(error.code, general) : general;
}
