import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { sayNews } from '../live.ts';
import { planOutings } from '../outgoing/plan.ts';
import { tell, type News, type Told } from './tell.ts';

type AfterCommit = (effect: () => Promise<void> | void) => void;
type Platform = Pick<WorkerPlatform, 'clock' | 'config' | 'live'>;

/** Notifications, and whatever mails and pushes the members want of them; open tabs hear of it once it is so. */
export async function tellEveryWay(tx: Tx, news: News, platform: Platform, afterCommit: AfterCommit): Promise<Told[]> {
  const told = await tellHere(tx, news, platform, afterCommit);
  if (told.length > 0) await planOutings(tx, told, platform);
  return told;
}

/** Without mails and pushes. */
export async function tellHere(tx: Tx, news: News, platform: Pick<Platform, 'clock' | 'live'>, afterCommit: AfterCommit): Promise<Told[]> {
  const told = await tell(tx, news, platform);
  if (told.length > 0) afterCommit(() => sayNews(platform.live, told, news.actorId));
  return told;
}
