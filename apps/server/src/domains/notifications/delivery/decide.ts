import { kindRules, notificationKinds, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import { afterQuiet } from '@subrosa/rules/notifications/times';
import type { DueDelivery } from './queries/due-deliveries.ts';

/** `drop`: there is nothing to say any more. `wait`: quiet hours. `send`: so many news. */
type Decision = { kind: 'drop' } | { kind: 'wait'; until: Date } | { kind: 'send'; count: number };

/** Looks again at what waited: much may have been read, switched off or gone quiet since. */
export function decide(delivery: DueDelivery, now: Date): Decision {
  if (!delivery.isActive || (delivery.channel === 'email' && !delivery.acceptsEmail)) return { kind: 'drop' };
  const count = delivery.kinds.filter((kind) => isWanted(delivery, kind)).length + unlistedOf(delivery);
  if (count === 0) return { kind: 'drop' };
  const until = afterQuiet(now, delivery.times);
  return until > now ? { kind: 'wait', until } : { kind: 'send', count };
}

function isWanted({ channel, chosen }: DueDelivery, kind: string): boolean {
  // A row may be of a kind that another release knows.
  return chosen[kind]?.[channel] ?? kindRules[kind as NotificationKind]?.usually[channel] ?? false;
}

/** Their kinds were not kept: they count while the channel is wanted for anything at all. */
function unlistedOf(delivery: DueDelivery): number {
  return notificationKinds.some((kind) => isWanted(delivery, kind)) ? delivery.unlisted : 0;
}
