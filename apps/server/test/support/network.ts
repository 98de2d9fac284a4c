import { randomInt } from 'node:crypto';

/** The first half of an IPv6 /48 from which nobody has called before: `${aNetwork6()}:1200::1` is in its /56 `1200`. */
export function aNetwork6(): string {
  const part = () => randomInt(0x1_0000).toString(16);
  return ['fd00', part(), part()].join(':');
}

/** An address from which nobody has called before. */
export function aNetwork(): string {
  return ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
