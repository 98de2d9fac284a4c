import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import pg from 'pg';
import { median, startChild } from './child.ts';
import { postgresMeter } from './postgres-cpu.ts';

const ITERATIONS = 3;
/** How often each look is taken in a round: both sides do the same work, whatever each takes. */
const TIMES = 4;
/** And in the round that is not counted: a process in use was compiled long ago, and an engine needs no compiling. */
const WARMING = 12;
const CONNECTIONS = 4;

/** What a member asked for, and the statements that it took. */
interface RecordedRequest {
  viewer: string;
  /** Where it is not the one of all looks. */
  path?: string;
  query: Record<string, string>;
  ran: readonly pg.QueryConfig[];
}

export interface Comparison {
  /** How much of the CPU of a call the bare engine takes for the same statements; the middle of three rounds. */
  compare(what: string, recorded: readonly RecordedRequest[]): Promise<number>;
  end(): Promise<void>;
}

export async function startComparison(
  { url, database, path: usual = '' }: { url: string; database: string; path?: string },
  viewers: readonly string[],
): Promise<Comparison> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postgres = postgresMeter(rows[0]?.pid ?? 0, database);
  process.env['BENCH_DATABASE'] = database;
  process.env['BENCH_VIEWERS'] = viewers.join(',');
  // An api with a device of each viewer: what is asked of it is decided here.
  const server = startChild('viewers-server.ts');
  const { port, tokens } = await server.request<{ port: number; tokens: string[] }>();

  /** The same statements with the same values, prepared, over as many connections. */
  async function bare(recorded: readonly RecordedRequest[], times: number): Promise<number> {
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url));
    await Promise.all(clients.map((one) => one.connect()));
    const run = async (often: number) => {
      let next = 0;
      const work = async (one: pg.Client) => {
        while (next < often * recorded.length) for (const ran of recorded[next++ % recorded.length]?.ran ?? []) await one.query(ran);
      };
      await Promise.all(clients.map(work));
    };
    await run(1);
    const before = postgres.micros();
    await run(times);
    const used = postgres.micros() - before;
    await Promise.all(clients.map((one) => one.end()));
    return used / (times * recorded.length);
  }

  async function ours(recorded: readonly RecordedRequest[], times: number): Promise<{ node: number; engine: number }> {
    const cpu = async () => (await server.request<{ micros: number }>('cpu')).micros;
    const requests = recorded.map(({ viewer, query, path = usual }) => ({
      path: `${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${tokens[viewers.indexOf(viewer)]}` },
    }));
    /** Every connection has its part of the looks, and begins them anew until each was taken so often. */
    const load = (often: number) => {
      let connection = 0;
      const setupClient = (client: autocannon.Client) => {
        client.setRequests(requests.filter((_, index) => index % CONNECTIONS === connection));
        connection += 1;
      };
      return autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        amount: often * recorded.length,
        setupClient,
        timeout: 60,
      });
    };
    await load(1);
    const [node, engine] = [await cpu(), postgres.micros()];
    const { requests: answered, non2xx, errors } = await load(times);
    if (errors > 0 || non2xx > 0 || answered.total !== times * recorded.length)
      throw new Error(`${non2xx} of ${answered.total} were refused, ${errors} failed`);
    return { node: ((await cpu()) - node) / answered.total, engine: (postgres.micros() - engine) / answered.total };
  }

  return {
    compare: async (what, recorded) => {
      const ratios: number[] = [];
      const lines: string[] = [];
      for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
        const times = iteration === 0 ? WARMING : TIMES;
        const alone = await bare(recorded, times);
        const { node, engine } = await ours(recorded, times);
        if (iteration === 0) continue;
        ratios.push(alone / (node + engine));
        lines.push(`bare ${alone.toFixed(0)} µs, ours ${engine.toFixed(0)} + ${node.toFixed(0)} µs`);
      }
      const ratio = median(ratios);
      console.log(`${what}, CPU a request: ${lines.join('; ')}: ratio ${ratio.toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`);
      return ratio;
    },
    end: async () => {
      await server.end();
      postgres.stop();
      await client.end();
    },
  };
}
