import { randomInt } from 'node:crypto';

/** Returns the first half of a random IPv6 /48: `${aNetwork6()}:1200::1` is in its /56 `1200`. */
export function aNetwork6(): string {
  const part = () => randomInt(0x1_0000).toString(16);
  return ['fd00', part(), part()].join(':');
}

/** Returns a random IPv4 address, so that no earlier request counts against its rate limit. */
export function aNetwork(): string {
  return ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
