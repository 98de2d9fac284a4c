import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../../app/realtime.ts';
import { createLog } from '../../../platform/log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../../platform/redis.ts';
import { aChatMember, type ChatMember } from '../../../../test/support/conversations.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { aGroup, answer, edit, inviteTo, letIn, putGroup, react } from '../../../../test/support/groups.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aSocket, connected } from '../../../../test/support/sockets.ts';
import { aSocketClient } from '../../../../test/support/socket-client.ts';

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

interface ReceivedUpdate {
  kind: string;
  memberId?: string;
  entry?: { kind: string; editedAt?: string | null };
  reaction?: object | null;
}

async function aTab(member: ChatMember) {
  const { auth } = await aSocketClient(api, redis, { memberId: member.id, deviceId: member.deviceId });
  const socket = aSocket(realtime.port, auth);
  open.push(socket);
  await connected(socket);
  const received: ReceivedUpdate[] = [];
  socket.on(`conversations-${member.id}`, (update: ReceivedUpdate) => received.push(update));
  await socket.timeout(5000).emitWithAck('/conversation/connect', undefined);
  const type = (conversationId: string) => socket.timeout(5000).emitWithAck('/conversation/typing', { conversationId }) as Promise<object>;
  return { received, type };
}

const waitForUpdate = ({ received }: Awaited<ReturnType<typeof aTab>>, what: (update: ReceivedUpdate) => boolean) =>
  eventually(async () => received.find(what), 10_000, 'to hear of it');

it('publishes messages, edits, reactions and typing to all members, and nothing to a removed one', async () => {
  const [owner, other, third] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
  const id = await aGroup(owner, [other, third]);
  const [tab, gone] = [await aTab(other), await aTab(third)];
  await owner.send(id, 'Hello.');
  for (const one of [tab, gone]) await waitForUpdate(one, ({ entry }) => entry?.kind === 'message');
  const message = (await owner.history(id)).body.entries.at(-1)!.id;
  await edit(owner, id, message, 'Good evening.');
  await waitForUpdate(tab, ({ entry }) => typeof entry?.editedAt === 'string');
  await react(third, id, message, '👍');
  await waitForUpdate(tab, ({ kind, memberId }) => kind === 'reaction' && memberId === third.id);
  expect(await gone.type(id)).toEqual({ body: {} });
  await waitForUpdate(tab, ({ kind, memberId }) => kind === 'typing' && memberId === third.id);
  await putGroup(owner, id, { members: [owner.id, other.id].toSorted(), admins: [owner.id] });
  await waitForUpdate(gone, ({ kind }) => kind === 'changed');
  const before = gone.received.length;
  await owner.send(id, 'Among two.');
  await waitForUpdate(tab, ({ kind }) => kind === 'epoch');
  await eventually(async () => tab.received.filter(({ entry }) => entry?.kind === 'message').length > 2, 10_000, 'the last word');
  expect(gone.received).toHaveLength(before);
  expect(await gone.type(id)).toMatchObject({ code: 'resource.notFound' });
});

it('publishes an invitation to the invited member, and its acceptance to the admins', async () => {
  const [owner, invitee] = [await aChatMember(api), await aChatMember(api)];
  const id = await aGroup(owner);
  const [admins, theirs] = [await aTab(owner), await aTab(invitee)];
  await inviteTo(owner, id, invitee);
  await waitForUpdate(theirs, ({ kind }) => kind === 'changed');
  await answer(invitee, id, 'accept');
  await waitForUpdate(admins, ({ kind }) => kind === 'changed');
  await letIn(owner, id);
  await waitForUpdate(theirs, ({ kind, entry }) => kind === 'entry' && entry?.kind === 'event');
  expect(theirs.received[0]).toMatchObject({ kind: 'changed', conversationId: id });
});
