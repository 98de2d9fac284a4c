import { ClientError } from '@subrosa/contract/client/errors';
import { errorMessageFor, errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';

/** Why the profile was not saved, for the line beside the button. */
export function errorTextOf(error: unknown): string {
  const general = errorMessageDescriptor('server.error');
  return error instanceof ClientError ? errorMessageFor(error.code, general) : general;
}
