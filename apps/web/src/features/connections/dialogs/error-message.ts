import { ResponseError, NetworkError } from '@subrosa/contract/client/errors';
import { errorMessageFor, errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';

/** Returns the translated error message, for a dialog that shows it itself. */
export function errorMessageOf(error: unknown): string {
  const general = errorMessageDescriptor('server.error');
  return error instanceof ResponseError || error instanceof NetworkError ? errorMessageFor(error.code, general) : general;
}
