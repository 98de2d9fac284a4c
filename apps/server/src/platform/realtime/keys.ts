/** Names in Redis, so that no two meet. Counters of limits begin with `limit:` (http/rate-limit.ts). */
export const redisKeys = {
  sockets: 'socket.io',
  release: 'release',
  ticket: (hash: string) => `ticket:${hash}`,
  socketSlots: (memberId: string) => `socket-slots:${memberId}`,
  presence: 'presence',
  messagePushes: 'message-pushes',
} as const;
