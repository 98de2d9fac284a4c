import { useEffect } from 'react';
import { useStore } from 'zustand';
import { inVault, useVault } from '../../../shared/vault/vault.ts';
import { type Draft, Drafts } from './draft-store.ts';

const drafts = new Drafts({
  save: async (conversationId, draft) => void (await inVault((vault) => vault.saveDraft({ conversationId, draft }))),
  list: async () => (await inVault((vault) => vault.listDrafts({}))).drafts,
});

export const { of: draftOf, change: changeDraft, clear: clearDraft, forget: clearDrafts } = drafts;

export const useDraft = (conversationId: string): Draft => useStore(drafts.state, () => draftOf(conversationId));

/** While the chat is open: shows stored drafts when the vault opens and with each conversation, and stores edits when the tab is left. */
export function useSavedDrafts(conversationId: string | undefined): void {
  const isOpen = useVault(({ state }) => state === 'open');

  useEffect(() => {
    if (isOpen) void drafts.load().catch(() => undefined);
  }, [isOpen, conversationId]);

  useEffect(() => {
    const flush = () => void drafts.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);
}
