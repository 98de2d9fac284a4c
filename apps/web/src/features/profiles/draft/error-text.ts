import { ClientError } from '@subrosa/contract/client/errors';
import { sentenceFor, sentenceOf } from '../../../shared/i18n/error-messages.ts';

/** Why nothing was saved, for the line beside the button. */
export function errorTextOf(error: unknown): string {
  const general = sentenceOf('server.failed');
  return error instanceof ClientError ? sentenceFor(error.code, general) : general;
}
