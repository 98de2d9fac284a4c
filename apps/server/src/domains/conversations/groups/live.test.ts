import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../../app/realtime.ts';
import { createLog } from '../../../platform/log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../../platform/redis.ts';
import { aTalker, type Talker } from '../../../testing/conversations.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aGroup, answer, edit, inviteTo, letIn, putGroup, react } from '../../../testing/groups.ts';
import { useApi } from '../../../testing/house.ts';
import { aSocket, connected } from '../../../testing/sockets.ts';
import { aTicketHolder } from '../../../testing/tickets.ts';

const api = useApi();
let realtime: RunningRealtime;
let redis: RedisConnection;
const open: Socket[] = [];

beforeAll(async () => {
  realtime = await startRealtime(api.config);
  redis = await connectRedis({ url: api.config.REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await disconnectRedis(redis);
});

interface Heard {
  kind: string;
  memberId?: string;
  entry?: { kind: string; editedAt?: string | null };
  reaction?: object | null;
}

async function aTab(member: Talker) {
  const { auth } = await aTicketHolder(api, redis, { memberId: member.id, deviceId: member.deviceId });
  const socket = aSocket(realtime.port, auth);
  open.push(socket);
  await connected(socket);
  const heard: Heard[] = [];
  socket.on(`conversations-${member.id}`, (said: Heard) => heard.push(said));
  await socket.timeout(5000).emitWithAck('/conversation/connect', undefined);
  const type = (conversationId: string) => socket.timeout(5000).emitWithAck('/conversation/typing', { conversationId }) as Promise<object>;
  return { heard, type };
}

const hears = ({ heard }: Awaited<ReturnType<typeof aTab>>, what: (said: Heard) => boolean) =>
  eventually(async () => heard.find(what), 10_000, 'to hear of it');

it('tells everybody in a group what is said, edited, reacted and written, and who was removed nothing more', async () => {
  const [owner, other, third] = [await aTalker(api), await aTalker(api), await aTalker(api)];
  const id = await aGroup(owner, [other, third]);
  const [tab, gone] = [await aTab(other), await aTab(third)];
  await owner.send(id, 'Hello.');
  for (const one of [tab, gone]) await hears(one, ({ entry }) => entry?.kind === 'message');
  const message = (await owner.history(id)).body.entries.at(-1)!.id;
  await edit(owner, id, message, 'Good evening.');
  await hears(tab, ({ entry }) => typeof entry?.editedAt === 'string');
  await react(third, id, message, '👍');
  await hears(tab, ({ kind, memberId }) => kind === 'reaction' && memberId === third.id);
  expect(await gone.type(id)).toEqual({ body: {} });
  await hears(tab, ({ kind, memberId }) => kind === 'typing' && memberId === third.id);
  await putGroup(owner, id, { members: [owner.id, other.id].toSorted(), admins: [owner.id] });
  await hears(gone, ({ kind }) => kind === 'changed');
  const before = gone.heard.length;
  await owner.send(id, 'Among two.');
  await hears(tab, ({ kind }) => kind === 'epoch');
  await eventually(async () => tab.heard.filter(({ entry }) => entry?.kind === 'message').length > 2, 10_000, 'the last word');
  expect(gone.heard).toHaveLength(before);
  expect(await gone.type(id)).toMatchObject({ code: 'page.missing' });
});

it('tells who is invited, and the admin when they accept', async () => {
  const [owner, asked] = [await aTalker(api), await aTalker(api)];
  const id = await aGroup(owner);
  const [admins, theirs] = [await aTab(owner), await aTab(asked)];
  await inviteTo(owner, id, asked);
  await hears(theirs, ({ kind }) => kind === 'changed');
  await answer(asked, id, 'accept');
  await hears(admins, ({ kind }) => kind === 'changed');
  await letIn(owner, id);
  await hears(theirs, ({ kind, entry }) => kind === 'entry' && entry?.kind === 'event');
  expect(theirs.heard[0]).toMatchObject({ kind: 'changed', conversationId: id });
});
