import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { mayRead } from '@subrosa/rules/conversations/rights';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { requireAccess } from '../list-messages.ts';
import { attachmentKey } from './files.ts';
import { findShared } from './queries.ts';

interface AttachmentQuery {
  caller: Caller;
  conversationId: string;
  id: string;
}

/** Returns a URL that is valid for a few minutes, if the caller may read the message. The content is encrypted. */
export async function getAttachmentUrl(db: Db, { caller, conversationId, id }: AttachmentQuery, { storage, config }: ApiPlatform) {
  await requireAccess(db, caller, conversationId);
  const file = await findShared(db, { conversationId, memberId: caller.memberId, id });
  if (!file) throw new ApiError('resource.notFound');
  const isOwn = file.sender_id === null || file.sender_id === caller.memberId;
  if (!isOwn && !mayRead(caller, entitlementSettings(config))) throw new ApiError('conversations.readUpgrade');
  return { url: await storage.signRead(attachmentKey(id), attachmentLimits.readSeconds), bytes: file.bytes };
}
