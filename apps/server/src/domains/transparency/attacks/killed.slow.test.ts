import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { edgeRoot } from '@subrosa/transparency/log/edge';
import { signCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { encodeEntry } from '@subrosa/transparency/entries/entry';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../test/support/clock.ts';
import { crashPoints, stoppingAt } from '../../../../test/support/halting-signer.ts';
import { spawnProcess } from '../../../../test/support/processes.ts';
import { aLabel, useLog } from '../../../../test/support/transparency-log.ts';
import { restoreTo } from '../../../../test/support/transparency.ts';
import { type SavedSettings, type Served, VaultBrowser, VaultMember } from '../../../../test/support/vault-browsers.ts';
import { logOrigin } from '../origin.ts';
import { findEditionState } from '../queries/editions.ts';
import { publishEdition } from '../signing/publish-edition.ts';
import { recoverLog } from '../signing/recover-log.ts';

/** Of sixteen events each; `npm run safety -- T21` sets it. */
const REPETITIONS = Number(process.env['SIEGE_REPETITIONS'] ?? 1);
const TIMEOUT_MS = REPETITIONS * 400_000;
/** Members whose values nobody checks. */
const OTHERS = 40;
const WATCHED = 3;

type Bytes = Uint8Array<ArrayBuffer>;

const log = useLog({ TRANSPARENCY_INTERVAL_SECONDS: 86_400 });
const labels = Array.from({ length: OTHERS }, aLabel);
const members: VaultMember[] = [];
/** Two for each member. */
const browsers: VaultBrowser[] = [];
/** What the server had saved at the end of an edition, in the order of members. */
const savedAt = new Map<number, SavedSettings[]>();
const results = {
  kills: 0,
  crashes: 0,
  failovers: 0,
  lostWrites: 0,
  restores: 0,
  rotations: 0,
  signOuts: 0,
  editions: 0,
  visits: 0,
  responses: 0,
  falseAlarms: 0,
  lies: 0,
  found: 0,
};

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
/** Up to 20 hours in either direction. */
const aClockOffset = () => (randomInt(41) - 20) * HOUR;

async function changeSome(): Promise<void> {
  await noteSaved();
  await Promise.all(labels.filter(() => randomInt(4) === 0).map((label) => log.change(label, 'of another member')));
}

/** Settings do not change between the editions that a killed process published. */
async function noteSaved(): Promise<void> {
  const newest = (await findEditionState(log.db)).newest ?? -1;
  for (let edition = newest; edition >= 0 && !savedAt.has(edition); edition -= 1)
    savedAt.set(
      edition,
      members.map(({ saved }) => saved),
    );
}

async function publishDue(): Promise<void> {
  while (await publishEdition(log.signer)) {
    results.editions += 1;
    await noteSaved();
  }
}

/** Browsers accept one recovery in 30 days. */
async function passAMonth(): Promise<void> {
  if (results.failovers + results.restores + results.lostWrites === 0) return;
  for (let day = 0; day < 31; day += 1) {
    log.clock.pass(DAY);
    if (day % 8 === 0) await changeSome();
    await publishDue();
    if (day % 5 === 0) await visitAll();
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

  /** The standby lacks what members saved last, and no edition. */
  async loseWrites() {
    await passAMonth();
    await noteSaved();
    const before = members.map(({ saved }) => saved);
    for (const browser of browsers) await browser.saveSettings();
    await sql`DELETE FROM transparency_change`.execute(log.db);
    for (const [index, member] of members.entries()) await member.restore(before[index] as SavedSettings);
    const newest = (await findEditionState(log.db)).newest ?? 0;
    const writesSince = log.clock.now();
    expect((await recoverLog(log.signer, 'a failover that lost writes', { writesSince })).lost).toEqual({ first: newest, last: newest });
    results.lostWrites += 1;
  },

  /** Keys are replaced; the other browsers of the member are signed out. */
  async rotate() {
    const member = pick(members);
    await member.rotate();
    for (const [index, browser] of browsers.entries()) {
      if (browser.member === member) browsers[index] = await VaultBrowser.signIn(member, aClockOffset());
    }
    results.rotations += 1;
  },

  async signOut() {
    const index = randomInt(browsers.length);
    browsers[index] = await VaultBrowser.signIn((browsers[index] as VaultBrowser).member, aClockOffset());
    results.signOuts += 1;
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
  await noteSaved();
  const newest = (await findEditionState(log.db)).newest ?? 0;
  const last = newest - count;
  await restoreTo(last, log.config);
  await sql`DELETE FROM transparency_change`.execute(log.db);
  for (const [index, member] of members.entries()) await member.restore(savedAt.get(last)?.[index] as SavedSettings);
  for (let edition = last + 1; edition <= newest; edition += 1) savedAt.delete(edition);
  return { first: last + 1, last: newest };
}

async function visitAll(): Promise<void> {
  for (const browser of browsers) {
    results.responses += await browser.visit();
    results.visits += 1;
    results.falseAlarms += browser.alarms.length;
    expect(browser.alarms).toEqual([]);
  }
}

/** Each browser receives lies about what is new, and then the truth. */
async function verifyAll(): Promise<void> {
  for (const browser of browsers) if (randomInt(2) === 0) await lieTo(browser);
  await visitAll();
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

const proofsOf = (change: (bytes: Bytes) => Bytes) => (served: Served) => ({
  ...served,
  own: async (...wanted: Parameters<Served['own']>) => {
    const response = await served.own(...wanted);
    return { ...response, proofs: Buffer.from(change(Uint8Array.from(Buffer.from(response.proofs, 'base64')))).toString('base64') };
  },
});

type Lie = (served: Served, browser: VaultBrowser) => Served | Promise<Served>;

/** About entries, before the browser reads them. */
const liesAboutTheLog: Record<string, Lie> = {
  'another entry': (served, browser) => {
    const size = browser.progress[0] as number;
    const at = size + randomInt(served.entries.length - size);
    return { ...served, entries: served.entries.map((entry, index) => (index === at ? flipped(entry) : entry)) };
  },
  'a missing entry': (served) => ({ ...served, entries: served.entries.slice(0, -1) }),
  'entries in another order': (served) => ({
    ...served,
    entries: [...served.entries.slice(0, -2), ...served.entries.slice(-2).toReversed()],
  }),
  'a damaged note': (served) => ({ ...served, note: served.note.replace(/\n(\d)/, '\n1$1') }),
  'another signed root of the same size': async (served, { stored }) => ({
    ...served,
    note: await aSignedRoot(served.entries.length, flipped(edgeRoot(stored.believed.state.edge))),
  }),
  'a signed log that goes back': async (served, { stored }) => ({
    ...served,
    entries: [],
    note: await aSignedRoot(stored.believed.state.edge.size - 1, flipped(edgeRoot(stored.believed.state.edge))),
  }),
  'a repeated edition': async (served, { stored }) => ({
    ...served,
    entries: [...served.entries, served.entries.at(-1) as Bytes],
    note: await aSignedRoot(served.entries.length + 1, flipped(edgeRoot(stored.believed.state.edge))),
  }),
  'a second recovery': (served) => {
    const recovery = encodeEntry({ kind: 'recovery', lastEdition: 0, reason: 'a swap' });
    return { ...served, entries: [...served.entries.slice(0, -1), recovery] };
  },
};

/** About the own entries, in editions that the browser has read. */
const liesAboutProofs: Record<string, Lie> = {
  'a damaged proof': proofsOf(flipped),
  'no proofs': (served) => ({ ...served, own: async () => ({ editions: [], proofs: '', next: null }) }),
  'half of a proof': proofsOf((bytes) => bytes.slice(0, bytes.length / 2)),
  'proofs of another label': async (_served, browser) => (members.find((other) => other !== browser.member) as VaultMember).served(browser),
  'proofs of the editions before': (served) => ({
    ...served,
    own: async (map, since) => {
      const { editions, ...response } = await served.own(map, since - 1);
      return { ...response, editions: editions.map((edition) => edition + 1) };
    },
  }),
};

async function lieTo(browser: VaultBrowser): Promise<void> {
  const served = await browser.download();
  const truth = browser.stored;
  const [size = 0] = browser.progress;
  if (size === 0 || served.entries.length - size < 2) return;
  for (const [name, lie] of Object.entries(liesAboutTheLog)) {
    await receive(browser, name, await lie(served, browser), 0);
    browser.stored = truth;
  }
  await browser.apply(size, { ...served, own: async () => ({ editions: [], proofs: '', next: null }) });
  const read = browser.stored;
  for (const [name, lie] of Object.entries(liesAboutProofs)) {
    if (browser.status.own.keys === null) break;
    await receive(browser, name, await lie(served, browser), 1);
    browser.stored = read;
  }
  browser.stored = truth;
}

/** A lie is found if it is an alarm, or if it changes nothing that the browser believes. */
async function receive(browser: VaultBrowser, name: string, lie: Served, part: 0 | 1): Promise<void> {
  results.lies += 1;
  const before = browser.progress[part];
  await browser.apply(browser.progress[0] as number, lie);
  const isFound = browser.alarms.length > 0 || browser.progress[part] === before;
  if (isFound) results.found += 1;
  expect(isFound, name).toBe(true);
}

/** The signer itself publishes other keys for one edition, and then true ones again. */
async function swapAndSwapBack(): Promise<void> {
  const victim = await VaultMember.join(log);
  await log.publish();
  const browser = await VaultBrowser.signIn(victim, 0);
  await browser.apply(0, await browser.download());
  expect([browser.alarms, browser.status.own.keys]).toEqual([[], null]);
  await victim.recordKeys(aLabel());
  await log.publish();
  await victim.rotate();
  await victim.rotate();
  await log.publish();
  await noteSaved();
  results.lies += 1;
  await browser.apply(browser.progress[0] as number, await browser.download());
  expect(browser.alarms).toEqual(['ownKeys otherHead']);
  results.found += 1;
}

it(
  'publishes one history through kills and restores; the vault finds every lie, and nothing else',
  async () => {
    for (let count = 0; count < WATCHED; count += 1) members.push(await VaultMember.join(log));
    await changeSome();
    await log.publish();
    await noteSaved();
    for (const member of members) for (const offset of [0, aClockOffset()]) browsers.push(await VaultBrowser.signIn(member, offset));
    await visitAll();

    const names = [
      'rotate',
      'crash',
      'killAtAPoint',
      'killAtAnyTime',
      'signOut',
      'crash',
      'killAtAPoint',
      'failover',
      'signOut',
      'crash',
      'killAtAnyTime',
      'loseWrites',
      'killAtAPoint',
      'crash',
      'restore',
      'signOut',
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
      await swapAndSwapBack();
      await visitAll();
    }
    const counts = Object.entries(results).map(([name, count]) => `${count} ${name}`);
    process.stdout.write(`result T21: ${counts.join(', ')}\n`);
    expect(results).toMatchObject({
      falseAlarms: 0,
      found: results.lies,
      failovers: REPETITIONS,
      lostWrites: REPETITIONS,
      restores: REPETITIONS,
    });
  },
  TIMEOUT_MS,
);
