import { calendarChanged } from '@subrosa/contract/calendar';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { announceDue } from './publishing/announce.ts';
import { alertNewcomer } from './travel/alert-newcomer.ts';
import { locate } from './travel/locate.ts';

/** Events after which a member may have another home city, or receive arrival alerts for the first time. */
const homeChangingEvents = [
  'accounts.memberActivated',
  'profiles.changed',
  'subscriptions.premiumStarted',
  'subscriptions.lifetimeGranted',
] as const;

export const reactions: readonly Reaction[] = [
  reaction('calendar.changed', 'calendar.start-fan-outs', async ({ tx, event, platform: { clock } }) => {
    while (await announceDue(tx, clock, event.data.memberId));
  }),
  reaction('calendar.changed', 'calendar.update-location', async ({ tx, event, platform: { clock } }) => {
    await locate(tx, event.data.memberId, clock);
  }),
  reaction('calendar.changed', 'calendar.publish-live-update', async ({ event, platform: { live }, afterCommit }) => {
    afterCommit(() => live.toMember(event.data.memberId, calendarChanged, {}));
  }),
  ...homeChangingEvents.map((name) =>
    reaction(name, `calendar.alert-newcomer-after-${name}`, ({ tx, event, platform, afterCommit }) =>
      alertNewcomer(tx, event.data.memberId, platform, afterCommit),
    ),
  ),
];
