/**
 * The maps and the log of docs/transparency.md: sizes and times of proofs among ten million labels (BENCH_LABELS), and the growth at a
 * million members in PostgreSQL. The first edition is synthetic, see transparency/synthetic-map.ts; all later ones are computed.
 */
import { loadavg } from 'node:os';
import { toBase64url } from '../packages/crypto/src/primitives/base64url.ts';
import { randomBytes } from '../packages/crypto/src/primitives/bytes.ts';
import { signCheckpoint } from '../packages/transparency/src/checkpoint/checkpoint.ts';
import { encodeEntry, type Edition } from '../packages/transparency/src/entries/entry.ts';
import { type Hash, leafHash } from '../packages/transparency/src/hashes.ts';
import { edgeRoot, emptyEdge, extendEdge } from '../packages/transparency/src/log/edge.ts';
import { createFillers } from '../packages/transparency/src/map/fillers.ts';
import { encodeProofs } from '../packages/transparency/src/map/proof-steps.ts';
import { type LeafProof, proveLeaf } from '../packages/transparency/src/map/prove.ts';
import { aSigner } from '../packages/transparency/test/support/log-key.ts';
import { cpuMilliseconds } from './child.ts';
import { adminUrl } from './filled-database.ts';
import { measureInBrowser } from './transparency/in-browser.ts';
import { publishEditions, type PublishedEditions } from './transparency/publish-editions.ts';
import { storedSize } from './transparency/stored-size.ts';
import { SyntheticMap } from './transparency/synthetic-map.ts';

const LABELS = Number(process.env['BENCH_LABELS'] ?? 10_000_000);
const MEMBERS = 1_000_000;
const DAY = 24;
const YEAR = 8760;
const GROUP = 50;
const ORIGIN = 'keys.subrosa.example/2026';

const fillers = createFillers(randomBytes(32), 'keys');
const signer = await aSigner();
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function edition(number: number, keysRoot: Hash): Edition {
  const roots = { keysRoot, settingsRoot: keysRoot };
  return number === 0
    ? { kind: 'edition', number, schedule: { firstAt: 0, interval: 3600 }, ...roots }
    : { kind: 'edition', number, schedule: null, ...roots };
}

/** A log of these roots, as a browser receives it. */
async function aLog(roots: readonly Hash[]) {
  const entries = roots.map((root, number) => encodeEntry(edition(number, root)));
  const edge = extendEdge(emptyEdge, entries.map(leafHash));
  const note = await signCheckpoint({ origin: ORIGIN, size: edge.size, root: edgeRoot(edge) }, signer);
  return { note, entries: entries.map(toBase64url) };
}

/** Every proof exists: the label was changed in edition 1. */
async function proofsOf(map: SyntheticMap, label: Hash, editions: readonly number[]): Promise<LeafProof[]> {
  return (await proveLeaf(map, fillers, label, editions)).flatMap((proof) => proof ?? []);
}

async function measureProofs(): Promise<void> {
  const map = new SyntheticMap(LABELS);
  const tracked = Array.from({ length: GROUP }, () => map.randomLabel());
  const changes = Math.round((LABELS / MEMBERS) * 100);
  const { roots } = await publishEditions(map, fillers, { count: DAY, changes, tracked });
  const [label = randomBytes(32)] = tracked;
  const encoded = async () => Promise.all(tracked.map(async (each) => encodeProofs(await proofsOf(map, each, [DAY]))));
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await encoded();
  const before = process.cpuUsage();
  const all = await encoded();
  const oneTook = cpuMilliseconds(before) / GROUP;
  const editions = Array.from({ length: DAY }, (_, index) => index + 1);
  const beforeDay = process.cpuUsage();
  const day = encodeProofs(await proofsOf(map, label, editions));
  const dayTook = cpuMilliseconds(beforeDay);
  const single = encodeProofs(await proofsOf(map, label, [DAY]));
  console.log(
    `${LABELS} labels: a proof has ${single.length} bytes and takes ${oneTook.toFixed(2)} ms of CPU with rows in memory; the proofs of a day ` +
      `have ${day.length} bytes, ${((day.length - single.length) / (DAY - 1)).toFixed(0)} for each further edition, and take ${dayTook.toFixed(1)} ms (load ${loadavg()[0]?.toFixed(1)})`,
  );
  const proofs = tracked.map((each, index) => ({ label: toBase64url(each), proof: toBase64url(all[index] ?? single) }));
  const inBrowser = await measureInBrowser({
    origin: ORIGIN,
    publicKey: toBase64url(signer.publicKey),
    ...(await aLog(roots)),
    year: await aLog(Array.from({ length: YEAR }, () => randomBytes(32))),
    proofs,
    day: { label: toBase64url(label), roots: roots.map(toBase64url), proofs: toBase64url(day) },
  });
  console.log(`Chromium ${inBrowser.version}, ${inBrowser.compressed.toFixed(1)} KB of script compressed`);
  for (const [what, ms] of Object.entries(inBrowser.milliseconds)) console.log(`  ${what}: ${ms.toFixed(2)} ms`);
}

async function measureGrowth(
  name: string,
  options: { count: number; changes: number; editionsPerDay: number; days: number },
): Promise<void> {
  const { count, changes, editionsPerDay, days } = options;
  const published = await publishEditions(new SyntheticMap(MEMBERS), fillers, { count, changes, tracked: [] });
  const { tiles, leaves } = await storedSize(adminUrl('postgres'), published.writes);
  const total = changes * count;
  const daily = ((tiles.bytes + leaves.bytes) / count) * editionsPerDay;
  console.log(
    `${name}, ${MEMBERS} labels, ${changes} changes an edition: ${(tiles.rows / total).toFixed(1)} tiles and ${(leaves.rows / total).toFixed(1)} leaves ` +
      `a change, with its cover changes; ${((tiles.bytes + leaves.bytes) / total).toFixed(0)} bytes in PostgreSQL ` +
      `(${(tiles.bytes / tiles.rows).toFixed(0)} a tile, of which ${contentBytes(published).toFixed(0)} content; ${(leaves.bytes / leaves.rows).toFixed(0)} a leaf); ` +
      `${megabytes(daily)} a day, ${megabytes(daily * days)} in ${days} days; ${(published.cpuMilliseconds / total).toFixed(2)} ms of CPU a change`,
  );
}

function contentBytes({ writes }: PublishedEditions): number {
  const contents = writes.flatMap(({ tiles }) => tiles.map(({ content }) => content.length));
  return contents.reduce((sum, length) => sum + length, 0) / contents.length;
}

async function measureLog(): Promise<void> {
  const { note, entries } = await aLog(Array.from({ length: YEAR }, () => randomBytes(32)));
  const bytes = encodeEntry(edition(YEAR, randomBytes(32))).length;
  console.log(`log: ${bytes} bytes an entry, ${megabytes(bytes * entries.length)} a year; a checkpoint has ${note.length} characters`);
}

await measureLog();
await measureGrowth('keys', { count: DAY, changes: 100, editionsPerDay: 24, days: 400 });
await measureGrowth('settings', { count: 1, changes: 8333, editionsPerDay: 6, days: 120 });
await measureProofs();
