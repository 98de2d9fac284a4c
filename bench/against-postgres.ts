import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import pg from 'pg';
import { median, startChild } from './child.ts';
import { postgresMeter } from './postgres-cpu.ts';

const ITERATIONS = 3;
/** How often each request is repeated in an iteration. Both sides do the same work. */
const TIMES = 4;
/** Repetitions in the uncounted first iteration, so that the JIT compiler has finished; PostgreSQL needs no compilation. */
const WARM_UP_TIMES = 12;
const CONNECTIONS = 4;

/** A request of a member, and the SQL statements that it executed. */
interface RecordedRequest {
  viewer: string;
  /** Replaces the common path. */
  path?: string;
  query: Record<string, string>;
  executed: readonly pg.QueryConfig[];
}

export interface Comparison {
  /** The share of the CPU of a request that PostgreSQL alone takes for the same statements; the median of three iterations. */
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
  // An api with a device of each viewer; this process chooses the requests.
  const server = startChild('viewers-server.ts');
  const { port, tokens } = await server.request<{ port: number; tokens: string[] }>();

  /** Executes the same prepared statements with the same values, over as many connections. */
  async function measurePostgres(recorded: readonly RecordedRequest[], times: number): Promise<number> {
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url));
    await Promise.all(clients.map((one) => one.connect()));
    const run = async (repetitions: number) => {
      let next = 0;
      const work = async (one: pg.Client) => {
        while (next < repetitions * recorded.length)
          for (const query of recorded[next++ % recorded.length]?.executed ?? []) await one.query(query);
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

  async function measureApi(recorded: readonly RecordedRequest[], times: number): Promise<{ node: number; engine: number }> {
    const cpu = async () => (await server.request<{ micros: number }>('cpu')).micros;
    const requests = recorded.map(({ viewer, query, path = usual }) => ({
      path: `${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${tokens[viewers.indexOf(viewer)]}` },
    }));
    /** Every connection has its share of the requests, and repeats them until each was sent that often. */
    const load = (repetitions: number) => {
      let connection = 0;
      const setupClient = (client: autocannon.Client) => {
        client.setRequests(requests.filter((_, index) => index % CONNECTIONS === connection));
        connection += 1;
      };
      return autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        amount: repetitions * recorded.length,
        setupClient,
        timeout: 60,
      });
    };
    await load(1);
    const [node, engine] = [await cpu(), postgres.micros()];
    const { requests: responses, non2xx, errors } = await load(times);
    if (errors > 0 || non2xx > 0 || responses.total !== times * recorded.length)
      throw new Error(`${non2xx} of ${responses.total} were rejected, ${errors} failed`);
    return { node: ((await cpu()) - node) / responses.total, engine: (postgres.micros() - engine) / responses.total };
  }

  return {
    compare: async (what, recorded) => {
      const ratios: number[] = [];
      const lines: string[] = [];
      for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
        const times = iteration === 0 ? WARM_UP_TIMES : TIMES;
        const postgresOnly = await measurePostgres(recorded, times);
        const { node, engine } = await measureApi(recorded, times);
        if (iteration === 0) continue;
        ratios.push(postgresOnly / (node + engine));
        lines.push(`bare ${postgresOnly.toFixed(0)} µs, ours ${engine.toFixed(0)} + ${node.toFixed(0)} µs`);
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
