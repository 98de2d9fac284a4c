/**
 * What proofs add to a key lookup and to sending, server and browser apart. Everything is interleaved within one run, so ratios hold on a
 * loaded machine. The server's database has a log of a year and a map of 2,000 labels.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { sql } from 'kysely';
import { startApi } from '../apps/server/src/app/api.ts';
import { openSigner } from '../apps/server/src/app/transparency.ts';
import { proveKeys, recordKeys } from '../apps/server/src/domains/transparency/index.ts';
import { publishEdition } from '../apps/server/src/domains/transparency/signing/publish-edition.ts';
import { addChange } from '../apps/server/src/domains/transparency/store/changes.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl, type Config } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { aConversation, aChatMember, type ChatMember } from '../apps/server/test/support/conversations.ts';
import { configFor } from '../apps/server/test/support/databases.ts';
import { aSite, bundled } from '../e2e/crypto-site.ts';
import { keysLabel } from '../packages/transparency/src/map/labels.ts';
import { encodeKeysValue } from '../packages/transparency/src/map/values.ts';
import { measureProofCosts, mediansOf, type ProofCosts } from '../packages/vault/test/browser/proof-costs.ts';
import configuration from '../playwright.config.ts';
import { ensureFilledDatabase } from './filled-database.ts';

const DATABASE = 'subrosa_bench_key_proofs';
const LABELS = 2000;
const YEAR = 8760;
const REPETITIONS = Number(process.env['BENCH_REPETITIONS'] ?? 200);

/** Lookups of an hour in one conversation: the first one needs a proof of the new edition. */
const LOOKUPS_AN_HOUR = 10;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const ms = (value: number) => `${value.toFixed(2)} ms`;

async function inServer(): Promise<void> {
  await ensureFilledDatabase(DATABASE, String(Date.now()), async () => undefined);
  const config = configFor(DATABASE);
  const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 4, statementTimeoutMs: 60_000 }));
  const running = await startApi(config);
  try {
    const request = (method: string, path: string, { body, headers }: { body?: unknown; headers?: Record<string, string> } = {}) =>
      fetch(`http://127.0.0.1:${running.port}${path}`, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const api = { db, config, request };
    const [iris, felix] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(iris, felix);
    await publishLog(db, config, [iris.id, felix.id]);
    await measureServer({ db, config, iris, memberIds: [iris.id, felix.id], conversationId: id });
  } finally {
    await running.stop();
    await db.destroy();
  }
}

/** The first editions by the signer, the rest of the year as rows. */
async function publishLog(db: Db, config: Config, memberIds: readonly string[]): Promise<void> {
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  let now = new Date(start - YEAR * 3_600_000);
  const signer = openSigner(config, { clock: { now: () => now }, databaseTime: async () => now });
  // Of an earlier run.
  await signer.bucket.ensureBucket();
  await signer.bucket.removePrefix(`${config.TRANSPARENCY_FOLDER}/`);
  await sql`ALTER TABLE transparency_change DISABLE TRIGGER transparency_change_member`.execute(db);
  for (let count = 0; count < LABELS; count += 1) {
    const label = keysLabel(newId());
    await transaction(db, (tx) => addChange(tx, { map: 'keys', label, value: encodeKeysValue({ records: 1, head: label }) }));
  }
  for (const memberId of memberIds) await transaction(db, (tx) => recordKeys(tx, memberId));
  for (let edition = 0; edition < 3; edition += 1) {
    while (await publishEdition(signer));
    now = new Date(now.getTime() + 3_600_000);
  }
  await signer.close();
  await sql`
    INSERT INTO transparency_entry (index, kind, content, edition)
    SELECT number, 'edition', (SELECT content FROM transparency_entry WHERE edition = 2), number FROM generate_series(3, ${YEAR}::integer) number`.execute(
    db,
  );
  await sql`
    INSERT INTO transparency_edition (number, keys_root, settings_root)
    SELECT number, keys_root, settings_root FROM (SELECT keys_root, settings_root FROM transparency_edition WHERE number = 2) roots, generate_series(3, ${YEAR}::integer) number`.execute(
    db,
  );
  await sql`
    INSERT INTO transparency_checkpoint (size, note, signed_at)
    SELECT size, note, signed_at FROM (SELECT note, signed_at FROM transparency_checkpoint ORDER BY size DESC LIMIT 1) newest,
      generate_series(4, ${YEAR + 1}::integer) size`.execute(db);
  await sql`ANALYZE`.execute(db);
}

interface Measured {
  db: Db;
  config: Config;
  iris: ChatMember;
  memberIds: readonly string[];
  conversationId: string;
}

async function measureServer({ db, config, iris, memberIds, conversationId }: Measured): Promise<void> {
  const lookUp = (query: string) => iris.call('GET', `/api/conversation/${conversationId}/keys${query}`);
  const taken = await mediansOf(
    {
      lookupWithProof: () => lookUp(''),
      lookupWithKnownProof: () => lookUp(`?provedIn=${YEAR}`),
      /** The part of both that an app without proofs would not have. */
      provingKnown: () => proveKeys(db, { memberIds, provedIn: YEAR }, { config, clock: systemClock }),
      provingCached: () => proveKeys(db, { memberIds }, { config, clock: systemClock }),
      // Another configuration has another cache.
      provingFromPostgreSql: () => proveKeys(db, { memberIds }, { config: { ...config }, clock: systemClock }),
      sending: () => iris.send(conversationId, 'See you at eight.'),
    },
    REPETITIONS,
  );
  const without = taken.lookupWithKnownProof - taken.provingKnown;
  const hour = taken.provingFromPostgreSql + (LOOKUPS_AN_HOUR - 1) * taken.provingKnown;
  console.log(`server, load ${loadavg()[0]?.toFixed(1)}, medians of ${REPETITIONS}:`);
  console.log(`  lookup of two members: ${ms(without)} without proofs`);
  console.log(`  known proof: + ${ms(taken.provingKnown)} (${percent(taken.provingKnown, without)})`);
  console.log(`  new proof, cached: + ${ms(taken.provingCached)} (${percent(taken.provingCached, without)})`);
  console.log(`  new proof from PostgreSQL: + ${ms(taken.provingFromPostgreSql)} (${percent(taken.provingFromPostgreSql, without)})`);
  console.log(`  ${LOOKUPS_AN_HOUR} lookups of an hour: + ${percent(hour, LOOKUPS_AN_HOUR * without)}`);
  console.log(`  sending: ${ms(taken.sending)}; the server does nothing for the log`);
}

function printBrowser(where: string, costs: ProofCosts): void {
  const { lookupWithout, lookupWithNewProof, lookupWithKnownProof, sendingWithout, sendingWithSignature, sendingWithRoot } = costs;
  const hour = lookupWithNewProof + (LOOKUPS_AN_HOUR - 1) * lookupWithKnownProof - LOOKUPS_AN_HOUR * lookupWithout;
  console.log(`${where}, load ${loadavg()[0]?.toFixed(1)}, medians of ${REPETITIONS}:`);
  console.log(`  lookup of two members: ${ms(lookupWithout)} without proofs`);
  console.log(`  known proof: + ${percent(lookupWithKnownProof - lookupWithout, lookupWithout)}`);
  console.log(`  new proof: + ${percent(lookupWithNewProof - lookupWithout, lookupWithout)}`);
  console.log(`  ${LOOKUPS_AN_HOUR} lookups of an hour: + ${percent(hour, LOOKUPS_AN_HOUR * lookupWithout)}`);
  console.log(`  sending: ${ms(sendingWithout)} without a checkpoint`);
  console.log(`  with a root: + ${percent(sendingWithRoot - sendingWithout, sendingWithout)}`);
  console.log(`  with root and signature: + ${percent(sendingWithSignature - sendingWithout, sendingWithout)}`);
  console.log(`  bytes sent: ${costs.bytesWithout} without, ${costs.bytesWithSignature} with root and signature`);
}

async function inChromium(): Promise<ProofCosts> {
  const site = await aSite({ '/costs.js': await bundled('vault/test/browser/proof-costs.ts') });
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/costs`);
    await page.waitForFunction(() => 'measureProofCosts' in globalThis);
    return await page.evaluate(
      (repetitions) => (globalThis as unknown as { measureProofCosts: typeof measureProofCosts }).measureProofCosts(repetitions),
      REPETITIONS,
    );
  } finally {
    await browser.close();
    site.close();
  }
}

await inServer();
printBrowser('browser code in Node', await measureProofCosts(REPETITIONS));
printBrowser('Chromium', await inChromium());
process.exit(0);
