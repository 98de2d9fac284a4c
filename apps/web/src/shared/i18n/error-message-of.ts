import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { errorMessageFor } from './error-messages.ts';

/** The translated error message, for a page that shows it itself. */
export function errorMessageOf(error: unknown): string {
  const general = i18n._(msg`Something went wrong on our side. Please try again in a moment.`);
  return error instanceof ClientError ? errorMessageFor(error.code, general) : general;
}
