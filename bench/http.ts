/** The cost of our own layers: CPU time per request of a route with contract, policy and serializer, against bare Fastify. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';

const ITERATIONS = 5;
const SECONDS = 4;
const kinds = ['bare', 'ours'] as const;
type Kind = (typeof kinds)[number];

async function request<Answer>(child: ChildProcess, command?: string): Promise<Answer> {
  const answered = once(child, 'message');
  if (command) child.send(command);
  return (await answered)[0] as Answer;
}

async function cpuPerRequest(child: ChildProcess, port: number): Promise<number> {
  const cpu = async () => {
    const { cpu: used } = await request<{ cpu: NodeJS.CpuUsage }>(child, 'cpu');
    return used.user + used.system;
  };
  const before = await cpu();
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}/api/bench/people?limit=10&search=silk`,
    connections: 10,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error('a request was refused');
  return ((await cpu()) - before) / requests.total;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const servers = new Map<Kind, { child: ChildProcess; port: number }>();
for (const kind of kinds) {
  const child = fork(join(import.meta.dirname, 'http-server.ts'), [kind]);
  servers.set(kind, { child, port: (await request<{ port: number }>(child)).port });
}

const micros: Record<Kind, number[]> = { bare: [], ours: [] };
for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
  for (const [kind, { child, port }] of servers) {
    const used = await cpuPerRequest(child, port);
    // The first iteration warms up the compiler.
    if (iteration > 0) micros[kind].push(used);
  }
}
for (const { child } of servers.values()) child.kill();

const [bare, ours] = [median(micros.bare), median(micros.ours)];
console.log(`bare Fastify ${bare.toFixed(0)} µs of CPU a request, ours ${ours.toFixed(0)} µs: ratio ${(ours / bare).toFixed(2)}`);
