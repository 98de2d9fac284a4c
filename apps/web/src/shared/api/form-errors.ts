import { ResponseError } from '@subrosa/contract/client/errors';
import { errorMessageFor } from '../i18n/error-messages.ts';

/** The server's messages by field, for a form to show; empty for any other error. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ResponseError ? Object.entries(error.fields ?? {}) : [];
  return Object.fromEntries(fields.map(([path, { code, message }]) => [path, errorMessageFor(code, message)]));
}
