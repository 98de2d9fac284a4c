/** In a page: how long a browser needs to verify what it is given. Bytes are passed as base64url. */
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { followLog } from '../../src/browser/follow-log.ts';
import { verifyCheckpoint } from '../../src/checkpoint/checkpoint.ts';
import { emptyLog } from '../../src/entries/log-state.ts';
import type { Hash } from '../../src/hashes.ts';
import { parseProofs } from '../../src/map/proof-steps.ts';
import { verifyProofs } from '../../src/map/verify-leaf.ts';

export interface TimingsInput {
  origin: string;
  publicKey: string;
  /** A log whose last entry is the newest edition. */
  note: string;
  entries: string[];
  /** A year of editions. */
  year: { note: string; entries: string[] };
  /** Labels of a group, with their proofs in the newest edition. */
  proofs: { label: string; proof: string }[];
  /** The proofs of one label in the editions of a day, with the roots. */
  day: { label: string; roots: string[]; proofs: string };
}

const RUNS = 200;

async function measure(input: TimingsInput): Promise<Record<string, number>> {
  const publicKey = fromBase64url(input.publicKey);
  const state = emptyLog(input.origin, publicKey);
  const entries = input.entries.map(fromBase64url);
  const proofs = input.proofs.map((given) => ({ label: fromBase64url(given.label), proof: fromBase64url(given.proof) }));
  const roots = input.day.roots.map(fromBase64url);
  const [label, day] = [fromBase64url(input.day.label), fromBase64url(input.day.proofs)];
  const year = input.year.entries.map(fromBase64url);
  const lookup = async (count: number) => {
    const log = await followLog(state, input.note, entries);
    const root = log.ok ? log.value.state.newestEdition?.keysRoot : undefined;
    return { ok: root !== undefined && proofs.slice(0, count).every(({ label: each, proof }) => verify(each, [root], proof).ok) };
  };
  const verifyOne = async () => {
    const [first] = proofs;
    return first ? verify(first.label, roots.slice(-1), first.proof) : { ok: false };
  };
  return {
    'first lookup of one key, cold': await medianOf(() => lookup(1), 1),
    'lookup of one key with the log of a day': await medianOf(() => lookup(1)),
    'lookup of a group of 50': await medianOf(() => lookup(50), 20),
    'one proof': await medianOf(verifyOne),
    'a day of proofs of one label': await medianOf(async () => verify(label, roots, day)),
    'one checkpoint': await medianOf(() => verifyCheckpoint(input.note, input.origin, publicKey)),
    'a year of entries': await medianOf(() => followLog(state, input.year.note, year), 3),
  };
}

function verify(label: Hash, roots: readonly Hash[], bytes: Uint8Array) {
  const steps = parseProofs(bytes, roots.length);
  return steps.ok ? verifyProofs(label, roots, steps.value) : steps;
}

async function medianOf(run: () => Promise<{ ok: boolean }>, times = RUNS): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    if (!(await run()).ok) throw new Error('rejected');
    taken.push(performance.now() - start);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
}

const page = { measure };
export type TimingsPage = typeof page;

Object.assign(globalThis, { page });
