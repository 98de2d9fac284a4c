import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Reaction, TimelineEntry, TextEntry } from './entries.ts';
import { hasWritten } from './people.ts';
import type { SyncedState } from './sync.ts';

/** A file of a message that is not sent yet. */
export type OutgoingFile = {
  key: string;
  name: string;
  content: Blob;
  /** The upload progress, from 0 to 1. */
  progress: number;
  /** The attachment in the message, once the file is uploaded. */
  attachment: Attachment | null;
};

/** A message that is not sent yet. */
export type UnsentMessage = {
  id: string;
  text: string;
  replyTo: string | null;
  forwarded: boolean;
  files: readonly OutgoingFile[];
  /** The files of a message that was restored. */
  attachments: readonly Attachment[];
  writtenAt: string;
  /** A waiting message is sent when the server can be reached again; a failed one waits for the member. */
  state: 'uploading' | 'sending' | 'waiting' | 'failed';
  /** Whether it survives a reload. */
  isStored: boolean;
  problem: unknown;
};

/** Content that was displayed in this session, then edited, deleted or removed; it can still be reported. */
export type EarlierVersion = { kind: 'message'; entry: TextEntry } | { kind: 'reaction'; entry: TextEntry; reaction: Reaction };

/** The cached state of a conversation during the session; in memory only. */
export type Thread = {
  status: 'loading' | 'failed' | 'ready';
  error: unknown;
  entries: readonly TimelineEntry[];
  earlier: readonly EarlierVersion[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  newest: number;
  outbox: readonly UnsentMessage[];
  keys: SyncedState | null;
  /** Members with new keys signed by the old ones, until the viewer dismisses the notice. */
  rotated: readonly string[];
  /** When each other member was last typing. */
  typing: Readonly<Record<string, number>>;
  /** The last entry that arrived while the page was open, for screen readers. */
  arrived: TimelineEntry | null;
};

const empty: Thread = {
  status: 'loading',
  error: null,
  entries: [],
  earlier: [],
  hasOlder: false,
  isLoadingOlder: false,
  newest: 0,
  outbox: [],
  keys: null,
  rotated: [],
  typing: {},
  arrived: null,
};

const threads = new Map<string, StoreApi<Thread>>();

export function threadOf(conversationId: string): StoreApi<Thread> {
  const cached = threads.get(conversationId) ?? createStore<Thread>()(() => empty);
  threads.set(conversationId, cached);
  return cached;
}

/** The thread, if it was opened in this session. */
export const cachedThread = (conversationId: string): StoreApi<Thread> | undefined => threads.get(conversationId);

export const cachedThreads = (): readonly string[] => [...threads.keys()];

export const useThread = (conversationId: string): Thread => useStore(threadOf(conversationId));

/** A cached entry of the thread. */
export const useEntry = (conversationId: string, id: string | null): TimelineEntry | undefined =>
  useStore(threadOf(conversationId), ({ entries }) => entries.find((entry) => entry.id === id));

/** Whether the loaded part of the thread contains a message of this member. */
export const useHasWritten = (conversationId: string, memberId: string): boolean =>
  useStore(threadOf(conversationId), ({ entries }) => hasWritten(entries, memberId));

export function clearThreads(): void {
  threads.clear();
}
