/**
 * Kills each of our processes and disconnects each datastore under a light load, and prints the effects. The datastores themselves
 * keep running: our processes reach them through separate proxies, which are stopped.
 */
import { databaseUrl, loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts';
import { onDatabase } from '../../apps/server/src/platform/db/create-database-and-roles.ts';
import { aDevice } from '../../apps/server/test/support/members.ts';
import { personas } from '../../apps/server/test/support/personas.ts';
import { configFor, createTestDatabase } from '../../apps/server/test/support/databases.ts';
import { eventually } from '../../apps/server/test/support/eventually.ts';
import { aToken } from '../../apps/server/test/support/tokens.ts';
import { createTestBucket } from '../../apps/server/test/support/test-bucket.ts';
import { freePort } from '../../apps/server/test/support/processes.ts';
import { startLightLoad, type Call } from './light-load.ts';
import { startDatastoreProxy } from '../../apps/server/test/support/slow-proxy.ts';
import { watch } from '../../apps/server/test/support/watched-process.ts';
import { seedPersonas } from '../seed/run-seeds.ts';

const OUTAGE_MS = 4000;
const LONGEST_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const portOf = (url: string) => Number(new URL(url).port);
const through = (url: string, port: number) => Object.assign(new URL(url), { port: String(port) }).href;

const database = await createTestDatabase({ everyCity: true });
const plain = loadConfig({ ENVIRONMENT: 'test' });
const bucket = await createTestBucket(plain);
const proxies = {
  PostgreSQL: await startDatastoreProxy(portOf(databaseUrl(plain, 'api'))),
  Redis: await startDatastoreProxy(portOf(plain.REDIS_URL)),
  'S3 store': await startDatastoreProxy(portOf(plain.S3_ENDPOINT)),
};
const [api, realtime, gateway] = [await freePort(), await freePort(), await freePort()];
const throughProxy = (role: 'api' | 'realtime' | 'worker' | 'gateway') =>
  through(onDatabase(databaseUrl(plain, role), database.name), proxies.PostgreSQL.port);
const config = configFor(database.name, {
  DATABASE_API_URL: throughProxy('api'),
  DATABASE_REALTIME_URL: throughProxy('realtime'),
  DATABASE_WORKER_URL: throughProxy('worker'),
  DATABASE_GATEWAY_URL: throughProxy('gateway'),
  REDIS_URL: through(plain.REDIS_URL, proxies.Redis.port),
  S3_ENDPOINT: through(plain.S3_ENDPOINT, proxies['S3 store'].port).replace(/\/$/, ''),
  S3_MEDIA_BUCKET: bucket.name,
  API_PORT: String(api),
  REALTIME_PORT: String(realtime),
  GATEWAY_PORT: String(gateway),
});
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'faults', size: 2 }));
await seedPersonas(db, configFor(database.name, { S3_MEDIA_BUCKET: bucket.name }));

const processes = await Promise.all(['api', 'realtime', 'worker', 'gateway'].map((name) => watch(name, config)));
const allReady = async () => (await Promise.all(processes.map((one) => one.isReady()))).every(Boolean);

async function createCalls(): Promise<Call[]> {
  const { id } = personas.marlow;
  const token = await aToken({ audience: 'api', memberId: id, deviceId: await aDevice(db, id), expiresIn: 3_600_000 });
  const headers = { authorization: `Bearer ${token}` };
  const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(8000) });
  const cards = (await (await get(api, '/api/explorer/search')).json()) as {
    body: { users: { photo: { sources: { url: string }[] } | null }[] };
  };
  const photo = /"(\/media\/[^"]+)"/.exec(JSON.stringify(cards.body))?.[1] ?? '/media/none';
  return [
    { name: 'a fixed list', send: () => get(api, '/api/interests') },
    { name: 'a search', send: () => get(api, '/api/explorer/search') },
    {
      name: 'a form',
      send: () =>
        fetch(`http://127.0.0.1:${api}/api/auth/parameters`, {
          method: 'POST',
          body: '{"names":["a"]}',
          headers: { 'content-type': 'application/json' },
          signal: AbortSignal.timeout(8000),
        }),
    },
    { name: 'a photo', send: () => get(gateway, photo) },
    {
      name: 'a live socket’s door',
      send: () =>
        get(realtime, '/sails/socket.io/?EIO=4&transport=polling').then(({ status }) => ({ status: status === 400 ? 200 : status })),
    },
  ];
}

interface Fault {
  name: string;
  start: () => Promise<void> | void;
  end: () => void;
}

const faults: Fault[] = [
  ...processes.map((one): Fault => ({ name: `${one.name} killed`, start: one.kill, end: one.start })),
  ...Object.entries(proxies).map(([name, proxy]): Fault => ({ name: `${name} away`, start: proxy.cut, end: proxy.restore })),
];

try {
  await eventually(allReady, LONGEST_MS, 'a stack that is ready');
  const load = startLightLoad(await createCalls());
  await pause(2000);
  for (const fault of faults) {
    load.take();
    for (const one of processes) one.takeWarnings();
    await fault.start();
    await pause(OUTAGE_MS);
    const notReady: string[] = [];
    for (const one of processes) if (!(await one.isReady())) notReady.push(one.name);
    fault.end();
    const restoredAt = performance.now();
    await eventually(allReady, LONGEST_MS, `recovery after ${fault.name}`);
    const seconds = ((performance.now() - restoredAt) / 1000).toFixed(1);
    await pause(1000);
    console.log(
      `\n## ${fault.name} for ${OUTAGE_MS / 1000} s; all ready ${seconds} s after; not ready meanwhile: ${notReady.join(', ') || 'none'}`,
    );
    for (const [call, { ok, shed, failed }] of load.take())
      console.log(`  ${call}: ${ok} answered, ${shed} refused (503), ${failed} failed`);
    for (const one of processes) for (const [text, count] of one.takeWarnings()) console.log(`  ${one.name} warned ${count}×: ${text}`);
  }
  load.stop();
} finally {
  for (const one of processes) await one.kill();
  await db.destroy();
  for (const proxy of Object.values(proxies)) await proxy.stop();
  await database.drop();
  await bucket.drop();
}
