import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ResponseError, ClientError } from '@subrosa/contract/client/errors';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import { FileGone } from '../uploads/file-gone.ts';

/** Why an upload stopped, and what the member can do. */
export function uploadErrorLabel(error: unknown): string {
  if (error instanceof FileGone) return i18n._(msg`This file can no longer be read. Choose it again.`);
  if (error instanceof ResponseError && error.code === 'resource.notFound')
    return i18n._(msg`This upload has expired. Remove it and choose the file again.`);
  const general = i18n._(msg`The upload was interrupted. Your progress is saved. Please try again.`);
  return error instanceof ClientError ? errorMessageFor(error.code, general) : general;
}
