import type { Db } from '../../../platform/db/database.ts';
import type { Signer } from './signer.ts';

/** NTP keeps clocks much closer. */
const MOST_SECONDS = 30;

/** The clocks of the signer and of the database differ: nothing is published until they agree. */
class ClocksDifferError extends Error {
  override name = 'ClocksDiffer';
}

/** The earlier of both clocks, in seconds since 1970, so that no edition is published before its time. */
export async function presentSecond(db: Db, { clock, databaseTime }: Signer): Promise<number> {
  const [own, database] = [clock.now(), await databaseTime(db)].map((time) => Math.floor(time.getTime() / 1000)) as [number, number];
  const difference = Math.abs(own - database);
  if (difference <= MOST_SECONDS) return Math.min(own, database);
  throw new ClocksDifferError(`the clocks of this machine and of the database differ by ${difference} seconds`);
}
