import { create } from 'zustand';

type Draft = {
  text: string;
  replyTo: string | null;
  /** One's message that is said otherwise. */
  editing: string | null;
  files: readonly File[];
};

const none: Draft = { text: '', replyTo: null, editing: null, files: [] };

/** What was begun in each conversation; in memory only, as nothing of it may lie on a disk in the clear. */
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
