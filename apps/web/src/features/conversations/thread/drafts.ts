import { create } from 'zustand';

type Draft = {
  text: string;
  replyTo: string | null;
  /** The id of the own message that is being edited. */
  editing: string | null;
  files: readonly File[];
};

const none: Draft = { text: '', replyTo: null, editing: null, files: [] };

/** The drafts of all conversations; in memory only, because drafts must not be stored unencrypted. */
const useDrafts = create<{ drafts: Readonly<Record<string, Draft>> }>()(() => ({ drafts: {} }));

export const useDraft = (conversationId: string): Draft => useDrafts(({ drafts }) => drafts[conversationId] ?? none);

export const draftOf = (conversationId: string): Draft => useDrafts.getState().drafts[conversationId] ?? none;

export function changeDraft(conversationId: string, change: Partial<Draft>): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: { ...none, ...drafts[conversationId], ...change } } }));
}

export const clearDraft = (conversationId: string): void => changeDraft(conversationId, none);

export function clearDrafts(): void {
  useDrafts.setState({ drafts: {} });
}
