import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audienceOf, type Audience } from '../../src/platform/tokens/tokens.ts';
import { eventually } from '../support/eventually.ts';
import { foreignCall, idsIn, lostRows, rowsAbout, type Foreign } from '../support/foreign-ids.ts';
import { useApi } from '../support/test-api.ts';
import { aDevice, aMember } from '../support/members.ts';
import { aNetwork } from '../support/network.ts';
import { aRelationFixture, type BuiltRelationFixture } from '../support/relations.ts';
import { aToken } from '../support/tokens.ts';
import { rawHttpClient, type WireAnswer } from '../support/raw-http-client.ts';
import { endpoints } from '../../src/app/domains.ts';
import { routeOf } from '../relation-matrix/calls.ts';

// A short run before a commit; T2 requires 20,000 with FOREIGN_CALLS=20000.
const CALLS = Number(process.env['FOREIGN_CALLS'] ?? 800);
const SEED = Number(process.env['FOREIGN_SEED'] ?? randomInt(2 ** 31));
const AT_ONCE = 8;

const api = useApi();
const wire = rawHttpClient(AT_ONCE);
afterAll(() => wire.close());

let foreign: Foreign;
/** Values that a stranger must not receive, unless they sent them. */
let secrets: ReadonlySet<string>;
let owned: ReadonlySet<string>;
let fixtures: BuiltRelationFixture[];
let strangers: readonly Record<Audience | 'ended', string>[];

/** Creates a member without relations to the fixtures, with tokens for the api, for chat, and of a removed device. */
async function aStranger(index: number) {
  const traits = [{}, { plan: 3, phone: '+16045550177' }, { plan: 2, verified: true }, { accountType: 'confidant' }] as const;
  const { id: memberId } = await aMember(api.db, api.config, traits[index % traits.length] ?? {});
  const signedIn = { memberId, deviceId: await aDevice(api.db, memberId) };
  const gone = { memberId, deviceId: '00000000-0000-4000-8000-000000000000' };
  return {
    api: await aToken({ audience: 'api', ...signedIn }),
    chat: await aToken({ audience: 'chat', ...signedIn }),
    staff: await aToken({ audience: 'staff', ...signedIn }),
    ended: await aToken({ audience: 'api', ...gone }),
  };
}

beforeAll(async () => {
  fixtures = [];
  for (const relation of ['private-connected', 'private', 'blocked-by'] as const) fixtures.push(await aRelationFixture(api, relation));
  const people = fixtures.flatMap(({ viewer, subject, around }) => [viewer, subject, ...around]);
  const ids = new Set(people.map(({ id }) => id));
  const rows = [...(await rowsAbout(api.db, ids)).values()].flatMap((found) => [...found]);
  const all = new Set(rows.flatMap(idsIn));
  foreign = { ids: [...all], usernames: people.map(({ username }) => username) };
  owned = all;
  const emails = await api.db
    .selectFrom('member')
    .select('email')
    .where('id', 'in', [...ids])
    .execute();
  const hidden = fixtures.flatMap(({ things }) => [
    things.conversation,
    things.message,
    things.file,
    things.group,
    things.depiction,
    things.draft,
  ]);
  secrets = new Set([...emails.map(({ email }) => email), ...hidden]);
  // One after another, because the connection pool of a test is small.
  const known: Awaited<ReturnType<typeof aStranger>>[] = [];
  while (known.length < Math.max(20, CALLS / 100)) known.push(await aStranger(known.length));
  strangers = known;
}, 300_000);

/** Returns mostly a valid token of an unrelated member, sometimes one for another audience, of a removed device, or none. */
function tokenFor(path: string, turn: number): Record<string, string> {
  const stranger = strangers[turn % strangers.length];
  if (!stranger || turn % 23 === 0) return {};
  const right = audienceOf(path);
  const wrong = right === 'api' ? 'chat' : 'api';
  if (turn % 17 === 0) return { authorization: `Bearer ${stranger[wrong]}` };
  return { authorization: `Bearer ${turn % 19 === 0 ? stranger.ended : stranger[right]}` };
}

interface Tally {
  done: number;
  limited: number;
  reads: string[];
  broken: string[];
}

async function callOnce(turn: number, tally: Tally): Promise<void> {
  const endpoint = endpoints[turn % endpoints.length];
  if (!endpoint) return;
  const { route } = endpoint;
  const call = foreignCall(route, foreign, (SEED + turn) | 0);
  const headers = { 'x-forwarded-for': aNetwork(), ...tokenFor(route.path, turn), ...call.headers };
  const { status, text }: WireAnswer = await eventually(
    async () => {
      const answered = await wire.send(api.port, { ...call, headers });
      return answered.status === 503 ? null : answered;
    },
    30_000,
    'an api that keeps up',
  );
  tally.done += 1;
  if (status === 429) tally.limited += 1;
  if (status >= 500) tally.broken.push(`${status} ${call.method} ${call.url} ${String(call.body ?? '')}`.slice(0, 500));
  const sent = `${call.url} ${String(call.body ?? '')}`;
  const read = [...secrets].filter((secret) => text.includes(secret) && !sent.includes(secret));
  if (read.length > 0) tally.reads.push(`${call.method} ${call.url}: ${read.join(' ')}`.slice(0, 500));
}

it('lostRows detects a changed row, and the secrets include what their owner reads', async () => {
  const [fixture] = fixtures;
  if (!fixture) throw new Error('no member exists');
  const answered = await fixture.viewer.request(routeOf('listConversations'), {});
  expect([...secrets].some((secret) => answered.text.includes(secret))).toBe(true);
  const before = await rowsAbout(api.db, owned);
  await api.db.updateTable('profile').set({ about: 'Changed.' }).where('member_id', '=', fixture.subject.id).execute();
  expect(lostRows(before, await rowsAbout(api.db, owned)).map((row) => row.split(':')[0])).toEqual(['profile']);
});

it(
  'returns and changes nothing of other members for their ids in path, query, body and token',
  async () => {
    const before = await rowsAbout(api.db, owned);
    const tally: Tally = { done: 0, limited: 0, reads: [], broken: [] };
    let next = 0;
    const work = async () => {
      for (let turn = (next += 1); turn <= CALLS; turn = next += 1) await callOnce(turn, tally);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const writes = lostRows(before, await rowsAbout(api.db, owned));
    process.stdout.write(
      `result T2: ${tally.done} calls with foreign ids (seed ${SEED}, ${tally.limited} over a limit), ${tally.reads.length + writes.length} foreign reads or writes, ${tally.broken.length} of 5xx\n`,
    );
    expect(tally.broken).toEqual([]);
    expect(tally.reads).toEqual([]);
    expect(writes).toEqual([]);
    expect(tally.done).toBe(CALLS);
  },
  // Some milliseconds per request, and more on a busy machine.
  120_000 + CALLS * 60,
);
