import { parseCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { followLog } from '@subrosa/transparency/browser/follow-log';
import { BUNDLE_ENTRIES, parseBundle } from '@subrosa/transparency/entries/bundle';
import type { Entry } from '@subrosa/transparency/entries/entry';
import { emptyLog, type LaterInLog, type LogState, timeOfEdition } from '@subrosa/transparency/entries/log-state';
import { HASH_BYTES, leafHash } from '@subrosa/transparency/hashes';

const TILE_HASHES = 256;

/** As browsers: a clock that is wrong by less does not make a log wrong. */
const MOST_AHEAD_SECONDS = 24 * 60 * 60;
/** The signer publishes nothing while its clocks differ by more. */
const CLOCKS_DIFFER_SECONDS = 30;

/** Reads a file below `/transparency/`. */
type Load = (path: string) => Promise<Uint8Array>;

interface AuditInput {
  load: Load;
  origin: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** Keys that replaced lost ones, and recoveries that a release accepts. */
  later?: LaterInLog;
  /** What the last audit verified. */
  before: LogState | null;
  now: Date;
}

interface Audit {
  lines: string[];
  /** The entries since the last audit; none when the log is wrong. */
  entries: readonly Entry[];
  /** Null when the log is wrong. */
  state: LogState | null;
}

/** Reads checkpoint, entries and tiles from their public paths, and verifies them from the last audit on. */
export async function auditLog({ load, origin, publicKey, later = {}, before, now }: AuditInput): Promise<Audit> {
  const note = Buffer.from(await load('checkpoint')).toString();
  const wrong = (problem: string): Audit => ({ lines: [`WRONG: ${problem}`, note], entries: [], state: null });
  const claimed = parseCheckpoint(note);
  if (!claimed.ok) return wrong(claimed.problem);
  const { size } = claimed.value;
  const state = before ? withLater(before, later) : emptyLog(origin, publicKey, later);
  const range = { start: state.edge.size, size };
  if (size < range.start) return wrong(`the log has ${size} entries; the last audit saw ${range.start}`);
  const entries = await loadEntries(load, range);
  if (!entries) return wrong('a bundle of entries is malformed');
  const followed = await followLog(state, note, entries);
  if (!followed.ok) return wrong(followed.problem);
  if (!(await haveTilesSameHashes(load, entries, range))) return wrong('the tiles are of other entries');
  const { entries: read, state: audited } = followed.value;
  const ahead = secondsAhead(audited, now);
  // Browsers check what is kept before the newest edition: editions of the future would end that time early.
  if (ahead > MOST_AHEAD_SECONDS) return wrong(`${newestEditionIn(audited)} lies ${ahead} seconds ahead of this clock`);
  const clocks = ahead > CLOCKS_DIFFER_SECONDS ? [`clock: ${newestEditionIn(audited)} lies ${ahead} seconds ahead of this clock`] : [];
  return { lines: [...read.flatMap(describe), ...clocks, note], entries: read, state: audited };
}

/** What was replaced or accepted since the last audit: no entry names it, and the same tree goes on. */
function withLater(before: LogState, { laterKeys = [], acceptedRecoveries = [] }: LaterInLog): LogState {
  const added = laterKeys.filter(({ fromSize }) => before.keys.every((known) => known.fromSize !== fromSize));
  const keys = [...before.keys, ...added].toSorted((one, other) => one.fromSize - other.fromSize);
  return { ...before, keys, acceptedRecoveries };
}

/** How long after this clock the newest edition is dated. */
function secondsAhead({ schedule, newestEdition }: LogState, now: Date): number {
  return schedule && newestEdition ? Math.floor(timeOfEdition(schedule, newestEdition.number) - now.getTime() / 1000) : 0;
}

const newestEditionIn = ({ newestEdition }: LogState) => `edition ${newestEdition?.number}`;

interface Range {
  start: number;
  size: number;
}

/** The parts of complete and partial files that cover a range. */
function partsOf({ start, size }: Range, most: number): { name: string; skipped: number }[] {
  const first = Math.floor(start / most);
  return Array.from({ length: Math.ceil(size / most) - first }, (_, offset) => {
    const number = first + offset;
    const width = Math.min(most, size - number * most);
    const digits = String(number).padStart(3, '0');
    return { name: width === most ? digits : `${digits}.p/${width}`, skipped: Math.max(0, start - number * most) };
  });
}

async function loadEntries(load: Load, range: Range): Promise<Uint8Array[] | null> {
  const entries: Uint8Array[] = [];
  for (const { name, skipped } of partsOf(range, BUNDLE_ENTRIES)) {
    const bundle = parseBundle(await load(`entries/${name}`));
    if (!bundle.ok) return null;
    entries.push(...bundle.value.slice(skipped));
  }
  return entries;
}

/** Other auditors read tiles, so these must be of the entries that browsers read. */
async function haveTilesSameHashes(load: Load, entries: readonly Uint8Array[], range: Range): Promise<boolean> {
  const hashes: Buffer[] = [];
  for (const { name, skipped } of partsOf(range, TILE_HASHES)) {
    hashes.push(Buffer.from(await load(`tile/0/${name}`)).subarray(skipped * HASH_BYTES));
  }
  return Buffer.concat(hashes).equals(Buffer.concat(entries.map(leafHash)));
}

/** A line for each entry but editions, of which there are too many. */
function describe(entry: Entry): string[] {
  switch (entry.kind) {
    case 'edition':
      return [];
    case 'recovery':
      return [`recovery: the maps continue from edition ${entry.lastEdition}, because ${entry.reason}`];
    case 'key':
      return [`key: ${Buffer.from(entry.publicKey).toString('base64url')}`];
    case 'release':
      return [`release ${entry.version}: commit ${entry.commit}, manifest ${Buffer.from(entry.manifestHash).toString('hex')}`];
    default:
      return entry satisfies never;
  }
}
