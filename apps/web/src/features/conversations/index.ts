export { ChatCount } from './bars/chat-count.tsx';
export { conversationQuery, listQuery, type Show } from './api/conversations.ts';
export { changeConversation, putConversation } from './api/cache.ts';
export { conversationKey, everyList, invitationsKey, pinnedKey, previewKey } from './api/query-keys.ts';
export { fileQuery } from './files/read-file.ts';
export { uploadEvidence } from './files/upload-files.ts';
export { followConversations, leaveConversations } from './follow-conversations.ts';
export { admit } from './groups/admit.ts';
export { createGroup, describeGroup, invite, leaveGroup } from './groups/change-group.ts';
export { makeAdmin, removeMember } from './groups/change-people.ts';
export { GroupAvatar } from './groups/group-avatar.tsx';
export { useAdmitting } from './groups/use-admitting.ts';
export { getCachedGroups, type CachedGroup } from './groups/open-group.ts';
export { useGroup, useConversationName } from './groups/use-group.ts';
export { ConversationCase, openVaultLazily, SendPrivately } from './lazy.tsx';
export { useLiveConversations } from './live/use-live-conversations.ts';
export { editMessage, react } from './thread/change-message.ts';
export { changeDraft, draftOf, clearDraft, useDraft, useSavedDrafts } from './thread/drafts.ts';
export { openEntries, type Reaction, type TimelineEntry, type TextEntry } from './thread/entries.ts';
export { loadOlder, loadThread, refreshAllKeys, refreshKeys } from './thread/load.ts';
export { discard, retry, write, type SendContext } from './thread/outbox.ts';
export { rememberedName, peerOf, type Participant } from './thread/people.ts';
export { useOutbox } from './thread/use-outbox.ts';
export { decryptedSince, undecryptedAfter } from './thread/decrypted-ranges.ts';
export { sentState, type SentState } from './thread/sent-state.ts';
export {
  threadOf,
  useEntry,
  useHasWritten,
  useThread,
  type EarlierVersion,
  type UnsentMessage,
  type OutgoingFile,
  type Thread,
} from './thread/thread.ts';
export { openVault, unlockVault } from './vault/open-vault.ts';
export { continueWithoutSettings, savePins } from './vault/save-pins.ts';
export { inVault, useVault } from '../../shared/vault/vault.ts';
