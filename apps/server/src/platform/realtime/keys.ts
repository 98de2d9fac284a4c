/** All keys in Redis, to avoid collisions. Counters of rate limits begin with `limit:` (http/rate-limit.ts). */
export const redisKeys = {
  sockets: 'socket.io',
  release: 'release',
  ticket: (hash: string) => `ticket:${hash}`,
  socketSlots: (memberId: string) => `socket-slots:${memberId}`,
  presence: 'presence',
  messagePushes: 'message-pushes',
} as const;
