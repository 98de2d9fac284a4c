import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createTestBucket } from '../../../test/support/test-bucket.ts';
import { aConversation, aChatMember } from '../../../test/support/conversations.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { dumpAllStores, findInDump, type StoreSnapshot } from '../../../test/support/store-dump.ts';
import { requestsTo, useDatabase } from '../../../test/support/test-api.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { insertCanaryText } from '../../../test/support/canary-text.ts';
import { end, freePort, spawnProcess } from '../../../test/support/processes.ts';

const TEXTS = ['Nobody else reads this evening.', 'ערב טוב, רק לשנינו.', 'A "quoted" line\nand the one below.'];

const testDb = useDatabase();
let api: ChildProcess;
let port: number;
let traces: StoreSnapshot;
let dropBucket: () => Promise<void>;

beforeAll(async () => {
  const logs = mkdtempSync(join(tmpdir(), 'subrosa-logs-'));
  const bucket = await createTestBucket(testDb.config);
  dropBucket = bucket.drop;
  traces = { databaseUrl: databaseUrl(testDb.config, 'admin'), bucket: bucket.name, logs };
  port = await freePort();
  api = spawnProcess('main/api.ts', testDb.config, { API_PORT: String(port), S3_MEDIA_BUCKET: bucket.name, LOG_LEVEL: 'trace' }, 'pipe');
  const log = createWriteStream(join(logs, 'api.log'));
  for (const stream of [api.stdout, api.stderr]) stream?.pipe(log, { end: false });
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/api/config`).catch(() => null))?.ok, 60_000, 'the api');
});
afterAll(async () => {
  await end(api, 'SIGTERM');
  await dropBucket();
  rmSync(traces.logs, { recursive: true, force: true });
});

it('stores no message text in database, store, Redis or logs, where a canary text is found', async () => {
  const own = { db: testDb.db, config: testDb.config, request: requestsTo(() => port, aNetwork()) };
  const [one, other] = [await aChatMember(own), await aChatMember(own)];
  const id = await aConversation(one, other, TEXTS);
  expect(await other.read(id)).toEqual(TEXTS);
  const planted = await insertCanaryText(`http://127.0.0.1:${port}`, traces);
  try {
    const findings = ['database', 'store', 'Redis', 'logs'].map((store) => `${store}: ${planted.text}`);
    const dump = await eventually(
      async () => {
        const taken = await dumpAllStores(traces);
        return findInDump(taken, [planted.text]).length === findings.length && taken;
      },
      20_000,
      'the planted text in every place',
    );
    expect(findInDump(dump, [...TEXTS, planted.text])).toEqual(findings);
  } finally {
    await planted.remove();
  }
});
