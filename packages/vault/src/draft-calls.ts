import { deleteRow, readRows, writeRow } from './database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from './encrypted-row.ts';
import type { Input, Output, SavedDraft } from './protocol.ts';
import type { Session } from './session.ts';

/** Five times the longest message: more cannot be sent, and is not stored. */
const LONGEST_DRAFT = 20_000;

/** Under the lock of the member, so that a tab stores nothing after another one cleared the vault. */
export async function saveDraft(session: Session, { conversationId, draft }: Input<'saveDraft'>): Promise<Output<'saveDraft'>> {
  return session.changeMember(async ({ self: { memberId }, storageKey }) => {
    if (draft === null) {
      await deleteRow('drafts', [memberId, conversationId]);
      return {};
    }
    const stored: SavedDraft = { text: draft.text.slice(0, LONGEST_DRAFT), replyTo: draft.replyTo };
    await writeRow('drafts', [memberId, conversationId], await encryptRow(storageKey, stored, memberId, 'draft', conversationId));
    return {};
  });
}

export async function listDrafts(session: Session): Promise<Output<'listDrafts'>> {
  const { self, storageKey } = await session.member();
  const { memberId } = self;
  const drafts: Record<string, SavedDraft> = {};
  for (const [conversationId, row] of await readRows('drafts', memberId)) {
    const draft = await decryptRow(storageKey, row as EncryptedRow, memberId, 'draft', conversationId).catch(() => null);
    if (draft !== null) drafts[conversationId] = draft as SavedDraft;
  }
  return { drafts };
}
