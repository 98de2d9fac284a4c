import { kindRules, notificationKinds, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import { afterQuiet } from '@subrosa/rules/notifications/times';
import type { News } from './queries/news.ts';

/** `drop`: there is nothing to say any more. `wait`: quiet hours. `send`: so many news. */
type Decision = { kind: 'drop' } | { kind: 'wait'; until: Date } | { kind: 'send'; count: number };

/** Looks again at what waited: much may have been read, switched off or gone quiet since. */
export function decide(news: News, now: Date): Decision {
  if (!news.isActive || (news.channel === 'email' && !news.takesMail)) return { kind: 'drop' };
  const count = news.kinds.filter((kind) => isWanted(news, kind)).length + unlistedOf(news);
  if (count === 0) return { kind: 'drop' };
  const until = afterQuiet(now, news.times);
  return until > now ? { kind: 'wait', until } : { kind: 'send', count };
}

function isWanted({ channel, chosen }: News, kind: string): boolean {
  // A row may be of a kind that another release knows.
  return chosen[kind]?.[channel] ?? kindRules[kind as NotificationKind]?.usually[channel] ?? false;
}

/** Their kinds were not kept: they count while the channel is wanted for anything at all. */
function unlistedOf(news: News): number {
  return notificationKinds.some((kind) => isWanted(news, kind)) ? news.unlisted : 0;
}
