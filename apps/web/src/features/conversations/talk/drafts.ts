import { create } from 'zustand';

type Draft = { text: string; replyTo: string | null };

const none: Draft = { text: '', replyTo: null };

/** What was begun in each conversation; in memory only, as nothing of it may lie on a disk in the clear. */
const useDrafts = create<{ drafts: Readonly<Record<string, Draft>> }>()(() => ({ drafts: {} }));

export const useDraft = (conversationId: string): Draft => useDrafts(({ drafts }) => drafts[conversationId] ?? none);

export function changeDraft(conversationId: string, change: Partial<Draft>): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: { ...none, ...drafts[conversationId], ...change } } }));
}

export const dropDraft = (conversationId: string): void => changeDraft(conversationId, none);

export function forgetDrafts(): void {
  useDrafts.setState({ drafts: {} });
}
