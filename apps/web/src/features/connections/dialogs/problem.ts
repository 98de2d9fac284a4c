import { CallError, NetworkError } from '@subrosa/contract/client/errors';
import { sentenceFor, sentenceOf } from '../../../shared/i18n/error-messages.ts';

/** What went wrong, in the reader's words, for a dialog to say where it stands. */
export function problemOf(error: unknown): string {
  const general = sentenceOf('server.failed');
  return error instanceof CallError || error instanceof NetworkError ? sentenceFor(error.code, general) : general;
}
