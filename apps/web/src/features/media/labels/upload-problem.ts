import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallError, ClientError } from '@subrosa/contract/client/errors';
import { sentenceFor } from '../../../shared/i18n/error-messages.ts';
import { FileGone } from '../uploads/file-gone.ts';

/** Why an upload stopped, and what to do. */
export function uploadProblem(error: unknown): string {
  if (error instanceof FileGone) return i18n._(msg`This file cannot be read any more. Please choose it again.`);
  if (error instanceof CallError && error.code === 'page.missing')
    return i18n._(msg`This upload has expired. Please remove it, and choose the file again.`);
  const general = i18n._(msg`The upload was interrupted. What was sent is kept: please try again.`);
  return error instanceof ClientError ? sentenceFor(error.code, general) : general;
}
