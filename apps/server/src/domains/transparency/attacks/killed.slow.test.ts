import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { edgeRoot } from '@subrosa/transparency/log/edge';
import { signCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { encodeEntry } from '@subrosa/transparency/entries/entry';
import { emptyLog } from '@subrosa/transparency/entries/log-state';
import { parseKeysValue } from '@subrosa/transparency/map/values';
import { expect, it } from 'vitest';
import { DAY } from '../../../../test/support/clock.ts';
import { servedSince, verifyServed, type Served, type Verifier } from '../../../../test/support/log-verifier.ts';
import { spawnProcess } from '../../../../test/support/processes.ts';
import { aLabel, useLog, valueOf } from '../../../../test/support/transparency-log.ts';
import { crashPoints, stoppingAt } from '../../../../test/support/halting-signer.ts';
import { restoreTo } from '../../../../test/support/transparency.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { logOrigin } from '../origin.ts';
import { findEditionState } from '../queries/editions.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';
import { addChange } from '../store/changes.ts';

/** Of twelve events each; SIEGE_REPETITIONS=20 runs longer. */
const REPETITIONS = Number(process.env['SIEGE_REPETITIONS'] ?? 1);
const MEMBERS = 40;
const WATCHED = 6;

type Bytes = Uint8Array<ArrayBuffer>;

const log = useLog({ TRANSPARENCY_INTERVAL_SECONDS: 86_400 });
const labels = Array.from({ length: MEMBERS }, aLabel);
/** Every value that an owner ever gave a label, by its number of records. */
const given = new Map<number, { label: Bytes; head: string }>();
const watchers: Verifier[] = [];
const results = { kills: 0, crashes: 0, failovers: 0, restores: 0, editions: 0, proofs: 0, falseAlarms: 0, lies: 0, found: 0 };

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

async function change(label: Bytes): Promise<void> {
  const value = valueOf(`value ${randomInt(1_000_000)}`);
  const parsed = parseKeysValue(value);
  if (!parsed) throw new Error('not a value');
  given.set(parsed.records, { label, head: Buffer.from(parsed.head).toString('hex') });
  await transaction(log.db, (tx) => addChange(tx, { map: 'keys', label, value }));
}

const changeSome = () => Promise.all(labels.filter(() => randomInt(4) === 0).map(change));

const ownedBy = (label: Bytes) => (records: number) => {
  const value = given.get(records);
  return value && Buffer.from(value.label).equals(label) ? value.head : undefined;
};

async function publishDue(): Promise<void> {
  while (await publishEdition(log.signer)) results.editions += 1;
}

/** Browsers accept one recovery in 30 days. */
async function passAMonth(): Promise<void> {
  if (results.failovers + results.restores === 0) return;
  for (let day = 0; day < 31; day += 1) {
    log.clock.pass(DAY);
    if (day % 8 === 0) await changeSome();
    await publishDue();
  }
}

const events: Record<string, () => Promise<void>> = {
  async crash() {
    log.clock.pass(DAY);
    await expect(publishEdition(stoppingAt(log.signer, pick(crashPoints)))).rejects.toThrow('stopped');
    results.crashes += 1;
  },

  async killAtAPoint() {
    await kill({ HALT_AT: pick(crashPoints) });
  },

  async killAtAnyTime() {
    await kill({ HALT_AFTER_MS: String(randomInt(300)) });
  },

  async failover() {
    await passAMonth();
    const lost = await loseEditions(1);
    await changeSome();
    log.clock.pass(DAY);
    const tooEarly = { ...log.signer, store: { ...log.signer.store, findEntry: async () => null } };
    await expect(publishEdition(tooEarly)).rejects.toThrow('has an entry');
    await expect(publishEdition(log.signer)).rejects.toThrow('has an entry');
    expect((await recoverLog(log.signer, 'a failover')).lost).toEqual(lost);
    results.failovers += 1;
  },

  async restore() {
    await passAMonth();
    const lost = await loseEditions(1 + randomInt(5));
    await expect(publishEdition(log.signer)).rejects.toThrow('has an entry');
    expect((await recoverLog(log.signer, 'a restored backup')).lost).toEqual(lost);
    results.restores += 1;
  },
};

/** SIGKILL of a process of its own, once in the middle of what is due. */
async function kill(halt: Record<string, string>): Promise<void> {
  log.clock.pass(2 * DAY);
  const process = spawnProcess('../test/support/signing-process.ts', log.config, { ...halt, NOW: log.clock.now().toISOString() });
  const [, signal] = (await once(process, 'exit')) as [number | null, string | null];
  if (signal === 'SIGKILL') results.kills += 1;
}

async function loseEditions(count: number): Promise<{ first: number; last: number }> {
  const newest = (await findEditionState(log.db)).newest ?? 0;
  await restoreTo(newest - count, log.config);
  return { first: newest - count + 1, last: newest };
}

/** Each browser reads what is new; then somebody lies to it about the same. */
async function verifyAll(): Promise<void> {
  for (const [index, watcher] of watchers.entries()) {
    const served = await servedSince(log.db, log.config, watcher.state.edge.size);
    const { alarm, verifier, editions } = await verifyServed(watcher, served, ownedBy(watcher.label));
    if (alarm !== null) results.falseAlarms += 1;
    expect(alarm).toBeNull();
    results.proofs += editions;
    if (editions > 0) await lieTo(watcher, served);
    watchers[index] = verifier;
  }
}

const flipped = (bytes: Bytes) => {
  const at = randomInt(bytes.length);
  return bytes.map((byte, index) => (index === at ? byte ^ (1 << randomInt(8)) : byte));
};

/** Signed by the log's own key: a lie that only the entries reveal. */
async function aSignedRoot(size: number, root: Bytes): Promise<string> {
  const { publicKey, sign } = await log.signer.key();
  const key = { publicKey: new Uint8Array(publicKey), sign: async (input: Bytes) => new Uint8Array(await sign(input)) };
  return signCheckpoint({ origin: logOrigin(log.config), size, root }, key);
}

const lies: Record<string, (served: Served, watcher: Verifier) => Promise<Served>> = {
  'another entry': async (served) => {
    const at = randomInt(served.entries.length);
    return { ...served, entries: served.entries.map((entry, index) => (index === at ? flipped(entry) : entry)) };
  },
  'a missing entry': async (served) => ({ ...served, entries: served.entries.slice(1) }),
  'entries in another order': async (served) => ({
    ...served,
    entries: [...served.entries.slice(1), ...served.entries.slice(0, 1), flipped(served.entries[0] as Bytes)],
  }),
  'a damaged note': async (served) => ({ ...served, note: served.note.replace(/\n(\d)/, '\n1$1') }),
  'another signed root of the same size': async (served, { state }) => ({
    ...served,
    note: await aSignedRoot(state.edge.size + served.entries.length, flipped(edgeRoot(state.edge))),
  }),
  'a signed log that goes back': async (served, { state }) => ({
    ...served,
    entries: [],
    note: await aSignedRoot(state.edge.size - 1, flipped(edgeRoot(state.edge))),
  }),
  'a repeated edition': async (served) => ({ ...served, entries: [...served.entries, served.entries.at(-1) as Bytes] }),
  'a second recovery': async (served) => {
    const recovery = encodeEntry({ kind: 'recovery', lastEdition: 0, reason: 'a swap' });
    return { ...served, entries: [...served.entries.slice(0, -1), recovery] };
  },
  'a damaged proof': async (served) => ({ ...served, proofs: async (...wanted) => flipped(await served.proofs(...wanted)) }),
  'proofs of another label': async (served) => ({
    ...served,
    proofs: (_label, editions) => served.proofs(labels.at(-1) as Bytes, editions),
  }),
  'proofs of the editions before': async (served) => ({
    ...served,
    proofs: (label, editions) =>
      served.proofs(
        label,
        editions.map((edition) => edition - 1),
      ),
  }),
  'no proofs': async (served) => ({ ...served, proofs: async () => new Uint8Array() }),
};

async function lieTo(watcher: Verifier, served: Served): Promise<void> {
  for (const [name, lie] of Object.entries(lies)) {
    results.lies += 1;
    const { alarm } = await verifyServed(watcher, await lie(served, watcher), ownedBy(watcher.label)).catch(() => ({ alarm: 'no proof' }));
    if (alarm !== null) results.found += 1;
    expect(alarm, name).not.toBeNull();
  }
}

/** The signer itself publishes other keys for one edition, and then the true ones again. */
async function swapAndSwapBack(watcher: Verifier): Promise<void> {
  const value = valueOf('keys of the server');
  await transaction(log.db, (tx) => addChange(tx, { map: 'keys', label: watcher.label, value }));
  await log.publish();
  await change(watcher.label);
  await log.publish();
  results.lies += 1;
  const served = await servedSince(log.db, log.config, watcher.state.edge.size);
  const { alarm } = await verifyServed(watcher, served, ownedBy(watcher.label));
  expect(alarm).toBe('the own keys are not one’s own');
  results.found += 1;
  const parsed = parseKeysValue(value);
  // From here on the member knows.
  given.set(parsed?.records ?? 0, { label: watcher.label, head: Buffer.from(parsed?.head ?? []).toString('hex') });
}

it('publishes one history through kills, failovers and restores, and every lie about it is found', async () => {
  await Promise.all(labels.map(change));
  await log.publish();
  const { state } = await log.follow();
  const { publicKey } = await log.signer.key();
  expect(state.keys).toEqual(emptyLog(logOrigin(log.config), new Uint8Array(publicKey)).keys);
  for (const label of labels.slice(0, WATCHED)) watchers.push({ state, label, records: 0 });

  const names = [
    'crash',
    'killAtAPoint',
    'killAtAnyTime',
    'crash',
    'killAtAPoint',
    'failover',
    'crash',
    'killAtAnyTime',
    'killAtAPoint',
    'crash',
    'killAtAPoint',
    'restore',
  ];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    for (const name of names) {
      await changeSome();
      await events[name]?.();
      await changeSome();
      log.clock.pass(DAY);
      await publishDue();
      await verifyAll();
    }
    await swapAndSwapBack(pick(watchers));
    await verifyAll();
  }
  process.stdout.write(`${JSON.stringify(results)}\n`);
  expect(results).toMatchObject({ falseAlarms: 0, found: results.lies, failovers: REPETITIONS, restores: REPETITIONS });
});
