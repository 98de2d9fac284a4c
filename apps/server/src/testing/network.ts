import { randomInt } from 'node:crypto';

/** An address from which nobody has called before. */
export function aNetwork(): string {
  return ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
