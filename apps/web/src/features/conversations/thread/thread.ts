import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Reaction, TimelineEntry, TextEntry } from './entries.ts';
import type { SyncedState } from './sync.ts';

/** A file of a message that is not there yet. */
export type OutgoingFile = {
  key: string;
  name: string;
  content: Blob;
  /** How much of it has left, from 0 to 1. */
  progress: number;
  /** What the message says of it, once the store has it. */
  attachment: Attachment | null;
};

/** A message that is not in the conversation yet. */
export type UnsentMessage = {
  id: string;
  text: string;
  replyTo: string | null;
  forwarded: boolean;
  files: readonly OutgoingFile[];
  writtenAt: string;
  state: 'uploading' | 'sending' | 'failed';
  /** Sent again as it is: the service stores the same one once. */
  envelope: MessageEnvelope | null;
  problem: unknown;
};

/** What was read here and is shown no more: it was edited, deleted or taken back since, and can still be reported. */
export type EarlierVersion = { kind: 'message'; entry: TextEntry } | { kind: 'reaction'; entry: TextEntry; reaction: Reaction };

/** What is held of a conversation while somebody is here; in memory only. */
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
  /** Members whose new key was vouched for by the old one, until somebody has seen it. */
  rotated: readonly string[];
  /** When each other was last heard writing. */
  typing: Readonly<Record<string, number>>;
  /** The last one that arrived while the page was open, to be said aloud. */
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

/** The thread, if somebody has looked at it. */
export const cachedThread = (conversationId: string): StoreApi<Thread> | undefined => threads.get(conversationId);

export const cachedThreads = (): readonly string[] => [...threads.keys()];

export const useThread = (conversationId: string): Thread => useStore(threadOf(conversationId));

/** One entry of it, as far as it is at hand. */
export const useEntry = (conversationId: string, id: string | null): TimelineEntry | undefined =>
  useStore(threadOf(conversationId), ({ entries }) => entries.find((entry) => entry.id === id));

export function clearThreads(): void {
  threads.clear();
}
