import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { changeDraft, draftOf } from '../../conversations/index.ts';

/** Adds files to the draft, within the number and size limits of one message. */
export function addFiles(conversationId: string, chosen: readonly File[]): void {
  const { files: before, editing } = draftOf(conversationId);
  // An edited message keeps its files.
  if (editing !== null || chosen.length === 0) return;
  const fitting = chosen.filter(({ size }) => size > 0 && size <= attachmentLimits.bytes);
  const files = [...before, ...fitting].slice(0, attachmentLimits.files);
  if (fitting.length < chosen.length) showToast('error', { message: i18n._(msg`Files can be up to 25 MB and can’t be empty.`) });
  if (files.length < before.length + fitting.length) showToast('error', { message: i18n._(msg`You can add up to 10 files to a message.`) });
  changeDraft(conversationId, { files });
}
