import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { sentenceFor } from '../../shared/i18n/error-messages.ts';

/** What went wrong, in the reader's language, for a page that says it in place. */
export function problemOf(error: unknown): string {
  const general = i18n._(msg`Something went wrong on our side. Please try again in a moment.`);
  return error instanceof ClientError ? sentenceFor(error.code, general) : general;
}
