import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { may } from '@subrosa/rules/entitlements/may';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { signMissing } from '../../../../platform/storage/part-upload.ts';
import { entitlementSettings } from '../../../subscriptions/index.ts';
import { requireParticipation } from '../../list-messages.ts';
import { attachmentKey } from '../files.ts';
import { countWaiting } from '../queries.ts';
import { addFile, lockFiles } from '../store.ts';
import { uploadOf } from '../upload.ts';

interface StartAttachmentInput {
  caller: Caller;
  conversationId: string;
  bytes: number;
}

/** Starts the upload of an encrypted file, in a conversation where the caller may attach files. */
export async function startAttachment(tx: Tx, { caller, conversationId, bytes }: StartAttachmentInput, platform: ApiPlatform) {
  await requireParticipation(tx, caller, conversationId);
  const verdict = may('messages.attach', caller, entitlementSettings(platform.config));
  if (!verdict.allowed) throw new ApiError('conversations.attachUpgrade');
  return startUpload(tx, { ownerId: caller.memberId, conversationId, bytes }, platform);
}

/**
 * Starts the upload of a deleted file for a report. It needs no membership: a member who left or was blocked since can
 * still prove what they received.
 */
export function startEvidence(tx: Tx, { ownerId, bytes }: { ownerId: string; bytes: number }, platform: ApiPlatform) {
  return startUpload(tx, { ownerId, conversationId: null, bytes }, platform);
}

interface File {
  ownerId: string;
  conversationId: string | null;
  bytes: number;
}

async function startUpload(tx: Tx, { ownerId, conversationId, bytes }: File, { clock, storage }: ApiPlatform) {
  await lockFiles(tx, ownerId);
  if ((await countWaiting(tx, ownerId)) >= attachmentLimits.waiting) throw new ApiError('conversations.attachmentsLimitReached');
  const id = newId();
  // Started before the row is inserted: if the transaction fails, a job finds an upload without a row.
  const uploadId = await storage.startUpload(attachmentKey(id), 'application/octet-stream');
  await addFile(tx, { id, conversationId, ownerId, bytes, uploadId, at: clock.now() });
  return { id, parts: await signMissing(storage, uploadOf({ id, bytes, upload_id: uploadId })) };
}
