/** CPU of sending through our route and of its bare transaction, in the same run. */
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import pg from 'pg';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';
import { median, startChild } from '../child.ts';
import { postgresMeter } from '../postgres-cpu.ts';
import { DATABASE } from './generate.ts';
import { createMessage, createSenders, type Sender } from './senders.ts';

const SENDERS = 100;
const CONNECTIONS = 4;
const ITERATIONS = 3;
const SENDS = Number(process.env['BENCH_SENDS'] ?? 4000);
const WARM_UP_SENDS = Math.ceil(SENDS / 12) * CONNECTIONS;

type Message = Awaited<ReturnType<typeof createMessage>>;
interface OutgoingMessage {
  sender: Sender;
  message: Message;
}

const UPDATE_CONVERSATION = `UPDATE conversation SET last_sequence = last_sequence + 1 WHERE id = $1 RETURNING last_sequence`;
const INSERT_MESSAGE = `INSERT INTO message (conversation_id, sequence, id, sender_id, device_id, epoch, sent_at, salt, commitment, ciphertext, signature,
  franking_key_id, franking_tag) VALUES ($1, $2, $3, $4, $5, 0, now(), $6, $7, $8, $9, 'bench', $7)`;
const UPDATE_MEMBERS = `UPDATE conversation_member SET last_message_at = now(), archived = false,
  unread = CASE WHEN member_id = $2 THEN unread ELSE least(unread + 1, 100) END WHERE conversation_id = $1`;

/** The request of a browser. */
const asRequest = ({ sender, message }: OutgoingMessage) => ({
  method: 'POST' as const,
  path: `/api/conversation/${sender.conversationId}/messages`,
  headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json', 'idempotency-key': message.id },
  body: JSON.stringify(message),
});

/** All writes of a message as prepared statements, without the checks. */
async function sendBare(client: pg.Client, { sender, message }: OutgoingMessage): Promise<void> {
  const { conversationId, memberId, deviceId } = sender;
  const raw = (text: string) => Buffer.from(text, 'base64url');
  const parts = [message.salt, message.commitment, message.ciphertext, message.signature].map(raw);
  await client.query('BEGIN');
  const { rows } = await client.query<{ last_sequence: string }>({ name: 'move', text: UPDATE_CONVERSATION, values: [conversationId] });
  await client.query({
    name: 'add',
    text: INSERT_MESSAGE,
    values: [conversationId, rows[0]?.last_sequence, message.id, memberId, deviceId, ...parts],
  });
  await client.query({ name: 'update-members', text: UPDATE_MEMBERS, values: [conversationId, memberId] });
  await client.query('COMMIT');
}

/** The share of the bare transaction in the CPU of sending: of PostgreSQL alone, and with a minimal client. */
export async function measureSending(): Promise<{ engine: number; whole: number }> {
  const config = configFor(DATABASE);
  const url = databaseUrl(config, 'api');
  const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
  const senders = await createSenders(db, config, SENDERS);
  await db.destroy();
  const makeMessages = async (count: number): Promise<OutgoingMessage[]> => {
    const made: OutgoingMessage[] = [];
    for (let index = 0; index < count; index += 1) {
      const sender = senders[index % SENDERS] as Sender;
      made.push({ sender, message: await createMessage(sender) });
    }
    return made;
  };
  const watching = new pg.Client(databaseUrl(config, 'admin'));
  await watching.connect();
  const { rows: own } = await watching.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postgres = postgresMeter(own[0]?.pid ?? 0, DATABASE);
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));

  async function bare(): Promise<{ engine: number; client: number }> {
    const all = await makeMessages(WARM_UP_SENDS + SENDS);
    let next = 0;
    const run = (upTo: number) =>
      Promise.all(
        clients.map(async (client) => {
          for (let outgoing = all[next]; next < upTo && outgoing; outgoing = all[next]) {
            next += 1;
            await sendBare(client, outgoing);
          }
        }),
      );
    await run(WARM_UP_SENDS);
    const [engine, used] = [postgres.micros(), process.cpuUsage()];
    await run(WARM_UP_SENDS + SENDS);
    const { user, system } = process.cpuUsage(used);
    return { engine: (postgres.micros() - engine) / SENDS, client: (user + system) / SENDS };
  }

  const server = startChild('chat-server.ts');
  const { port } = await server.request<{ port: number }>();

  async function ours(): Promise<{ engine: number; node: number }> {
    const all = await makeMessages(WARM_UP_SENDS + SENDS);
    const cpu = async () => (await server.request<{ micros: number }>('cpu')).micros;
    const load = (some: readonly OutgoingMessage[]) => {
      let client = 0;
      return autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        amount: some.length,
        // Each connection sends its own messages; otherwise each would send all of them.
        setupClient: (connection) => {
          const offset = client++ % CONNECTIONS;
          connection.setRequests(some.filter((_, index) => index % CONNECTIONS === offset).map(asRequest));
        },
      });
    };
    await load(all.slice(0, WARM_UP_SENDS));
    const [node, engine] = [await cpu(), postgres.micros()];
    const { requests, non2xx, errors } = await load(all.slice(WARM_UP_SENDS));
    if (errors > 0 || non2xx > 0) throw new Error(`${non2xx} of ${requests.total} were rejected, ${errors} failed`);
    return { node: ((await cpu()) - node) / SENDS, engine: (postgres.micros() - engine) / SENDS };
  }

  const ratios: { engine: number; whole: number }[] = [];
  for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
    const alone = await bare();
    const sent = await ours();
    const times = [alone.engine, alone.client, sent.engine, sent.node].map((micros) => micros.toFixed(0));
    const line = `bare ${times[0]} + ${times[1]} µs (engine + client), ours ${times[2]} + ${times[3]} µs (engine + api)`;
    // The first iteration warms up the compiler.
    if (iteration === 0) continue;
    console.log(`${line}, load ${loadavg()[0]?.toFixed(1)}`);
    ratios.push({ engine: alone.engine / sent.engine, whole: (alone.engine + alone.client) / (sent.engine + sent.node) });
  }
  await server.end();
  postgres.stop();
  await Promise.all([...clients, watching].map((client) => client.end()));
  return { engine: median(ratios.map(({ engine }) => engine)), whole: median(ratios.map(({ whole }) => whole)) };
}
