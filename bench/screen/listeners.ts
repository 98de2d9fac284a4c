/** Members of a running app who receive messages of their conversations. */
import { createDb, createPool } from '../../apps/server/src/platform/db/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { issueTicket } from '../../apps/server/src/platform/realtime/tickets.ts';
import { connectRedis, disconnectRedis } from '../../apps/server/src/platform/redis.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';
import { aDevice, aMember } from '../../apps/server/test/support/members.ts';
import { aSocket } from '../../apps/server/test/support/sockets.ts';

const ANSWER_WITHIN_MS = 20_000;
const AT_ONCE = 20;

/** Opens `count` sockets of different members; returns a function that closes them. */
export async function openListeners(url: string, databaseUrl: string, count: number): Promise<() => Promise<void>> {
  const config = configFor(new URL(databaseUrl).pathname.slice(1));
  const db = createDb(createPool({ url: databaseUrl, name: 'bench', size: 1 }));
  const redis = await connectRedis({ url: config.REDIS_URL, name: 'bench', log: createLog(config, 'bench'), whileAway: 'fail' });
  const open = async () => {
    const { id: memberId } = await aMember(db, config);
    const token = await issueTicket(redis, { memberId, deviceId: await aDevice(db, memberId) });
    const socket = aSocket(Number(new URL(url).port), (give) => {
      give({ token });
      return undefined;
    });
    await socket.timeout(ANSWER_WITHIN_MS).emitWithAck('/conversation/connect', {});
    return socket;
  };
  const sockets: ReturnType<typeof aSocket>[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, open))));
  await db.destroy();
  return async () => {
    for (const socket of sockets) socket.disconnect();
    await disconnectRedis(redis);
  };
}
