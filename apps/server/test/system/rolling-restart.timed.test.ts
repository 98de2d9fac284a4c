import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { useDatabase } from '../support/test-api.ts';
import { end, freePort, spawnProcess } from '../support/processes.ts';

const LOAD_BALANCER_TEMPLATE = new URL('../../../../deploy/topology/haproxy-app.cfg', import.meta.url);
const testDb = useDatabase();

interface Api {
  port: number;
  operations: number;
  child: ChildProcess;
}

let folder: string;
let balancer: ChildProcess;
let entrance: number;
const apis: Api[] = [];

function startApi(port: number, operations: number): ChildProcess {
  const overrides = { API_PORT: String(port), OPERATIONS_PORT: String(operations), DRAIN_SECONDS: '3', LOG_LEVEL: 'warn' };
  return spawnProcess('main/api.ts', testDb.config, overrides);
}

const answers = async (url: string) => (await fetch(url).catch(() => null))?.status === 200;
const isReady = ({ operations }: Api) => answers(`http://127.0.0.1:${operations}/health/ready`);

const servers = () =>
  apis.map(({ port, operations }, index) => `  server api${index} 127.0.0.1:${port} check port ${operations}`).join('\n');

/** Returns the load balancer configuration of production for these processes. */
async function loadBalancerConfig(): Promise<string> {
  const filled = new Map([
    ['HOST', '127.0.0.1'],
    ['LISTEN_PORT', String(entrance)],
    ['ADMIN_SOCKET', join(folder, 'door.sock')],
    ['API_SERVERS', servers()],
  ]);
  return (await readFile(LOAD_BALANCER_TEMPLATE, 'utf8')).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => filled.get(name) ?? '');
}

beforeAll(async () => {
  for (let number = 0; number < 2; number += 1) {
    const [port, operations] = [await freePort(), await freePort()];
    apis.push({ port, operations, child: startApi(port, operations) });
  }
  entrance = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  await writeFile(join(folder, 'haproxy.cfg'), await loadBalancerConfig());
  for (const api of apis) await eventually(() => isReady(api), 30_000, 'an api');
  balancer = spawn('/usr/sbin/haproxy', ['-f', join(folder, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'inherit'] });
  await eventually(() => answers(`http://127.0.0.1:${entrance}/api/interests`), 15_000, 'the balancer');
});

afterAll(async () => {
  await end(balancer, 'SIGTERM');
  for (const { child } of apis) await end(child, 'SIGKILL');
  await rm(folder, { recursive: true });
});

it('answers every request while each api process is replaced in turn', async () => {
  const load = autocannon({ url: `http://127.0.0.1:${entrance}/api/interests`, connections: 10, overallRate: 200, duration: 25 });
  for (const api of apis) {
    await end(api.child, 'SIGTERM');
    expect(api.child.exitCode).toBe(0);
    api.child = startApi(api.port, api.operations);
    await eventually(() => isReady(api), 30_000, 'the new api');
  }
  const { errors, timeouts, non2xx, requests } = await load;
  process.stdout.write(`rolling restart: ${requests.total} requests, ${errors} errors, ${timeouts} timeouts, ${non2xx} refused\n`);
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
  expect(requests.total).toBeGreaterThan(1000);
});
