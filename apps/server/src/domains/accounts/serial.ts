import { randomInt } from 'node:crypto';

/**
 * The number that a member shows in a video or elsewhere to prove their identity. It is random, so that it does not reveal when the member
 * joined.
 */
export const newSerial = (): string => String(randomInt(10_000_000, 100_000_000));
