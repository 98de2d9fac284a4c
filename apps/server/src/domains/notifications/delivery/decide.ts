import { kindRules, notificationKinds, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import { afterQuiet } from '@subrosa/rules/notifications/times';
import type { DueDelivery } from './queries/due-deliveries.ts';

/** `drop`: nothing left to deliver. `wait`: quiet hours. `send`: the number of notifications. */
type Decision = { kind: 'drop' } | { kind: 'wait'; until: Date } | { kind: 'send'; count: number };

/** Decides again when a delivery is due: notifications may have been read, or the channel turned off, or quiet hours begun. */
export function decide(delivery: DueDelivery, now: Date): Decision {
  if (!delivery.isActive || (delivery.channel === 'email' && !delivery.acceptsEmail)) return { kind: 'drop' };
  const count = delivery.kinds.filter((kind) => isWanted(delivery, kind)).length + unlistedOf(delivery);
  if (count === 0) return { kind: 'drop' };
  const until = afterQuiet(now, delivery.times);
  return until > now ? { kind: 'wait', until } : { kind: 'send', count };
}

function isWanted({ channel, chosen }: DueDelivery, kind: string): boolean {
  // A row may have a kind that only another release knows.
  return chosen[kind]?.[channel] ?? kindRules[kind as NotificationKind]?.usually[channel] ?? false;
}

/** Notifications whose kinds were not stored count while any kind uses the channel. */
function unlistedOf(delivery: DueDelivery): number {
  return notificationKinds.some((kind) => isWanted(delivery, kind)) ? delivery.unlistedCount : 0;
}
