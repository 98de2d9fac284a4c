import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import pg from 'pg';
import { median, startChild } from '../child.ts';
import { postgresMeter } from '../postgres-cpu.ts';
import type { Look } from './looks.ts';

const ROUNDS = 3;
const SECONDS = 6;
const WARM_SECONDS = 3;
const CONNECTIONS = 4;

export interface Comparison {
  /** How much of the CPU of a call the bare engine takes for the same statements; the middle of three rounds. */
  compare(what: string, looks: readonly Look[]): Promise<number>;
  end(): Promise<void>;
}

export async function startComparison(
  { url, database }: { url: string; database: string },
  viewers: readonly string[],
): Promise<Comparison> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postgres = postgresMeter(rows[0]?.pid ?? 0, database);
  process.env['BENCH_DATABASE'] = database;
  process.env['BENCH_VIEWERS'] = viewers.join(',');
  // An api with a device of each viewer: what is asked of it is decided here.
  const server = startChild('explore-server.ts');
  const { port, tokens } = await server.ask<{ port: number; tokens: string[] }>();

  /** The same statements with the same values, prepared, over as many connections. */
  async function bare(looks: readonly Look[]): Promise<number> {
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url));
    await Promise.all(clients.map((one) => one.connect()));
    let next = 0;
    const run = async (seconds: number) => {
      const [began, until] = [next, performance.now() + seconds * 1000];
      const work = async (one: pg.Client) => {
        while (performance.now() < until) for (const ran of looks[(next += 1) % looks.length]?.ran ?? []) await one.query(ran);
      };
      await Promise.all(clients.map(work));
      return next - began;
    };
    await run(WARM_SECONDS);
    const before = postgres.micros();
    const count = await run(SECONDS);
    const used = postgres.micros() - before;
    await Promise.all(clients.map((one) => one.end()));
    return used / count;
  }

  async function ours(looks: readonly Look[]): Promise<{ node: number; engine: number }> {
    const cpu = async () => (await server.ask<{ micros: number }>('cpu')).micros;
    const requests = looks.map(({ viewer, asked }) => ({
      path: `/api/requests?${new URLSearchParams(asked)}`,
      headers: { authorization: `Bearer ${tokens[viewers.indexOf(viewer)]}` },
    }));
    const load = (duration: number) => autocannon({ url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, duration, requests });
    await load(WARM_SECONDS);
    const [node, engine] = [await cpu(), postgres.micros()];
    const { requests: answered, non2xx, errors } = await load(SECONDS);
    if (errors > 0 || non2xx > 0) throw new Error(`${non2xx} of ${answered.total} were refused, ${errors} failed`);
    return { node: ((await cpu()) - node) / answered.total, engine: (postgres.micros() - engine) / answered.total };
  }

  return {
    compare: async (what, looks) => {
      const ratios: number[] = [];
      const said: string[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const alone = await bare(looks);
        const { node, engine } = await ours(looks);
        if (round === 0) continue; // warms up the compiler
        ratios.push(alone / (node + engine));
        said.push(`bare ${alone.toFixed(0)} µs, ours ${engine.toFixed(0)} + ${node.toFixed(0)} µs`);
      }
      const ratio = median(ratios);
      console.log(`${what}, CPU a request: ${said.join('; ')}: ratio ${ratio.toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`);
      return ratio;
    },
    end: async () => {
      await server.end();
      postgres.stop();
      await client.end();
    },
  };
}
