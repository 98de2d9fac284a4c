import { type Bytes, joinBytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { followLog, type LogProblem } from '@subrosa/transparency/browser/follow-log';
import { checkpointText, parseCheckpoint, verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { verifySignature } from '@subrosa/transparency/checkpoint/ed25519';
import { parseNote, signNote } from '@subrosa/transparency/checkpoint/note';
import type { Entry } from '@subrosa/transparency/entries/entry';
import {
  emptyLog,
  keyOfSize,
  type LaterInLog,
  type LogState,
  type RecoveredEditions,
  timeOfEdition,
} from '@subrosa/transparency/entries/log-state';
import { HASH_BYTES, type Hash, leafHash } from '@subrosa/transparency/hashes';
import { edgeRoot, emptyEdge, extendEdge } from '@subrosa/transparency/log/edge';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { accepted, rejected, type Result } from '@subrosa/transparency/result';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** What the server saved is in the next edition that changes its map, or in the one after it, which may have begun before. */
export const PATIENCE = 2;

/** What this browser believes of the log: it read every entry and computed every root itself. */
export interface BelievedLog {
  readonly state: LogState;
  /** The newest checkpoint as the log signed it; null before the first. */
  readonly note: string | null;
  /** The roots of all sizes, from 0 on, one after the other: a year has 8,760. */
  readonly sizeRoots: Bytes;
  /** The roots of both maps in all editions, by number. */
  readonly editionRoots: Readonly<Record<MapName, Bytes>>;
  readonly recovered: readonly RecoveredEditions[];
}

/** A size and root that somebody else believes. */
export interface ReceivedCheckpoint {
  readonly size: number;
  readonly root: Hash;
  /** Of the log. Null in messages of an older release. */
  readonly signature: Bytes | null;
}

/** `ahead`: signed, and larger than what this browser has read. `unproved`: anybody could have invented it. */
export type Comparison = 'same' | 'ahead' | 'fork' | 'unproved';

export function unreadLog(origin: string, publicKey: Bytes, later: LaterInLog = {}): BelievedLog {
  const empty = new Uint8Array();
  return {
    state: emptyLog(origin, publicKey, later),
    note: null,
    sizeRoots: edgeRoot(emptyEdge),
    editionRoots: { keys: empty, settings: empty },
    recovered: [],
  };
}

/** Reads every entry between the believed log and a checkpoint. One that is not larger must be one that this browser believed before. */
export async function extendLog(
  log: BelievedLog,
  note: string,
  entries: readonly Uint8Array[],
): Promise<Result<BelievedLog, LogProblem | 'fork'>> {
  const claimed = parseCheckpoint(note);
  if (!claimed.ok) return claimed;
  if (claimed.value.size <= sizeOf(log)) return checkEarlier(log, note);
  const followed = await followLog(log.state, note, entries);
  if (!followed.ok) return followed;
  const { state, entries: parsed } = followed.value;
  const editions = parsed.filter((entry) => entry.kind === 'edition');
  const { keys, settings } = log.editionRoots;
  return accepted({
    state,
    note,
    sizeRoots: joinBytes(log.sizeRoots, ...rootsAfter(log, entries)),
    editionRoots: {
      keys: joinBytes(keys, ...editions.map(({ keysRoot }) => keysRoot)),
      settings: joinBytes(settings, ...editions.map(({ settingsRoot }) => settingsRoot)),
    },
    recovered: [...log.recovered, ...recoveriesIn(log, parsed)],
  });
}

async function checkEarlier(log: BelievedLog, note: string): Promise<Result<BelievedLog, LogProblem | 'fork'>> {
  const claimed = parseCheckpoint(note);
  if (!claimed.ok) return claimed;
  const { size } = claimed.value;
  const checkpoint = await verifyCheckpoint(note, log.state.origin, keyOfSize(log.state, size));
  if (!checkpoint.ok) return checkpoint;
  return sameBytes(checkpoint.value.root, rootOfSize(log, size)) ? accepted(log) : rejected('fork');
}

function rootsAfter({ state }: BelievedLog, entries: readonly Uint8Array[]): Hash[] {
  let { edge } = state;
  return entries.map((entry) => edgeRoot((edge = extendEdge(edge, [leafHash(entry)]))));
}

function recoveriesIn({ state }: BelievedLog, entries: readonly Entry[]): RecoveredEditions[] {
  let newest = state.newestEdition?.number ?? 0;
  return entries.flatMap((entry) => {
    if (entry.kind === 'edition') newest = entry.number;
    return entry.kind === 'recovery' ? [{ first: entry.lastEdition + 1, last: newest }] : [];
  });
}

export async function compareWith(log: BelievedLog, received: ReceivedCheckpoint): Promise<Comparison> {
  const isRead = received.size <= sizeOf(log);
  if (isRead && sameBytes(received.root, rootOfSize(log, received.size))) return 'same';
  if ((await signingKey(log, received)) === null) return 'unproved';
  return isRead ? 'fork' : 'ahead';
}

/**
 * The key of the log that signed it, of any size: only one history contains a `key` entry after a fork, and checkpoints of the other
 * history stay under the key before.
 */
async function signingKey({ state }: BelievedLog, { size, root, signature }: ReceivedCheckpoint): Promise<Bytes | null> {
  if (signature === null) return null;
  const text = textToBytes(checkpointText({ origin: state.origin, size, root }));
  for (const { publicKey } of state.keys.toReversed()) {
    if (await verifySignature(publicKey, signature, text)) return publicKey;
  }
  return null;
}

/** The signed note of a received checkpoint, to keep as evidence. */
export async function noteOf(log: BelievedLog, received: ReceivedCheckpoint): Promise<string> {
  const { origin } = log.state;
  const { size, root, signature } = received;
  const text = checkpointText({ origin, size, root });
  const publicKey = await signingKey(log, received);
  return signature && publicKey ? signNote(text, origin, { publicKey, sign: async () => signature }) : text;
}

/** The believed checkpoint with its signature; null before the first. */
export function believedCheckpoint(log: BelievedLog): (ReceivedCheckpoint & { signature: Bytes }) | null {
  const parsed = log.note === null ? null : parseNote(log.note);
  const signature = parsed?.ok ? parsed.value.signatures[0]?.signature : undefined;
  const size = sizeOf(log);
  return signature ? { size, root: rootOfSize(log, size), signature } : null;
}

/** What this browser can show of the log: the newest note. */
export const evidenceOf = ({ note }: BelievedLog): string[] => (note === null ? [] : [note]);

export const sizeOf = ({ state }: BelievedLog): number => state.edge.size;

export function rootOfSize({ sizeRoots }: BelievedLog, size: number): Hash {
  return hashAt(sizeRoots, size);
}

/** The root of one map; empty for an edition that this browser has not read. */
export function rootOfEdition({ editionRoots }: BelievedLog, map: MapName, edition: number): Hash {
  return hashAt(editionRoots[map], edition);
}

/** -1 before the first edition. */
export const newestEditionOf = ({ state }: BelievedLog): number => state.newestEdition?.number ?? -1;

/** Whether a restore lost the data of the edition, so that nothing in it can be proved. */
export function isLost({ recovered }: Pick<BelievedLog, 'recovered'>, edition: number): boolean {
  return recovered.some(({ first, last }) => first <= edition && edition <= last);
}

/** Whether a restore lost what first was in one edition, so that a later one may contain something older. */
export function mayHaveLost({ recovered }: BelievedLog, edition: number, later: number): boolean {
  return recovered.some(({ first, last }) => first <= edition && edition <= last && last < later);
}

/** In seconds since 1970; null before the first edition. */
export function timeOf({ state }: BelievedLog, edition: number): number | null {
  return state.schedule && timeOfEdition(state.schedule, edition);
}

/** How many editions a number of days has; 0 before the first edition. */
export function editionsIn({ state }: BelievedLog, days: number): number {
  return state.schedule ? Math.ceil((days * DAY_MS) / 1000 / state.schedule.interval) : 0;
}

const hashAt = (hashes: Bytes, index: number): Hash => hashes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES);
