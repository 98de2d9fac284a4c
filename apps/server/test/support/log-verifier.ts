import { followLog } from '@subrosa/transparency/browser/follow-log';
import { parseCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import type { Edition } from '@subrosa/transparency/entries/entry';
import type { LogState } from '@subrosa/transparency/entries/log-state';
import { createFillers } from '@subrosa/transparency/map/fillers';
import { encodeProofs, parseProofs } from '@subrosa/transparency/map/proof-steps';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import { parseKeysValue } from '@subrosa/transparency/map/values';
import { verifyProofs } from '@subrosa/transparency/map/verify-leaf';
import { fillerKey } from '../../src/domains/transparency/maps.ts';
import { findCheckpoint, listEntries } from '../../src/domains/transparency/queries/log.ts';
import { mapReader } from '../../src/domains/transparency/queries/maps.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a server returns to a browser: checkpoint and entries since a size, and proofs of a label in some editions. */
export interface Served {
  note: string;
  entries: Bytes[];
  proofs: (label: Bytes, editions: readonly number[]) => Promise<Bytes>;
}

export async function servedSince(db: Db, config: Config, size: number): Promise<Served> {
  const checkpoint = await findCheckpoint(db);
  const entries = await listEntries(db, size, checkpoint?.size ?? 0);
  const fillers = createFillers(fillerKey(config), 'keys');
  return {
    note: checkpoint?.note ?? '',
    entries: entries.map(({ content }) => new Uint8Array(content)),
    proofs: async (label, editions) => {
      const proofs = await proveLeaf(mapReader(db, 'keys'), fillers, label, editions);
      return encodeProofs(proofs.flatMap((proof) => proof ?? []));
    },
  };
}

/** The browser of an owner: it believes a state of the log and its own value, and checks every edition since. */
export interface Verifier {
  state: LogState;
  label: Bytes;
  /** The number of records in the newest edition; 0 before the first. */
  records: number;
}

export interface Verified {
  /** Null when nothing is wrong. */
  alarm: string | null;
  verifier: Verifier;
  editions: number;
}

/** `own` returns the head that the owner gave a number of records; undefined: never. */
export async function verifyServed(verifier: Verifier, served: Served, own: (records: number) => string | undefined): Promise<Verified> {
  const alarm = (problem: string): Verified => ({ alarm: problem, verifier, editions: 0 });
  if ((sizeOf(served.note) ?? 0) < verifier.state.edge.size) return alarm('the log went back');
  const followed = await followLog(verifier.state, served.note, served.entries);
  if (!followed.ok) return alarm(followed.problem);
  const { state, entries } = followed.value;
  const lost = state.newestRecovery;
  const isRecovered = entries.some(({ kind }) => kind === 'recovery');
  const editions = entries
    .filter((entry): entry is Edition => entry.kind === 'edition')
    .filter(({ number }) => !lost || number < lost.first || number > lost.last);
  const values = await provedValues(verifier.label, editions, served);
  if (typeof values === 'string') return alarm(values);
  let records = isRecovered ? 0 : verifier.records;
  for (const value of values) {
    const parsed = parseKeysValue(value);
    if (!parsed || own(parsed.records) !== Buffer.from(parsed.head).toString('hex')) return alarm('the own keys are not one’s own');
    if (parsed.records < records && !isRecovered) return alarm('the own keys went back');
    records = parsed.records;
  }
  return { alarm: null, verifier: { ...verifier, state, records }, editions: editions.length };
}

async function provedValues(label: Bytes, editions: readonly Edition[], { proofs }: Served): Promise<Bytes[] | string> {
  if (editions.length === 0) return [];
  const encoded = await proofs(
    label,
    editions.map(({ number }) => number),
  );
  const steps = parseProofs(encoded, editions.length);
  if (!steps.ok) return steps.problem;
  const values = verifyProofs(
    label,
    editions.map(({ keysRoot }) => keysRoot),
    steps.value,
  );
  return values.ok ? values.value : values.problem;
}

function sizeOf(note: string): number | null {
  const claimed = parseCheckpoint(note);
  return claimed.ok ? claimed.value.size : null;
}
