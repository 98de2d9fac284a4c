import { randomInt } from 'node:crypto';

/** The number that a member says in a film, or shows elsewhere, to prove who they are. Random, so that it tells nothing about when somebody joined. */
export const newSerial = (): string => String(randomInt(10_000_000, 100_000_000));
