import { parseWireDate } from '@subrosa/rules/format/dates';
import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { LinkProps } from '@tanstack/react-router';
import type { Notification } from './api/notifications.ts';

type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>;
type LinkTargetFinder = (notification: Notification, ownName: string) => LinkTarget;

const profile = (username: string | undefined, search: LinkTarget['search'] = {}): LinkTarget =>
  username ? { to: '/$username', params: { username }, search } : { to: '/notifications', search: {} };

const whoDidIt: LinkTargetFinder = ({ actors }) => profile(actors[0]?.username);
const connections: LinkTargetFinder = () => ({ to: '/profile/connected', search: {} });
const request: LinkTargetFinder = ({ context }) => ({ to: '/requests/details/$id', params: { id: context.requestId ?? '' }, search: {} });
const photos: LinkTargetFinder = () => ({ to: '/profile/photos', search: {} });
const calendar: LinkTargetFinder = ({ context: { from, entryId } }) => {
  const on = from === null ? null : parseWireDate(from);
  return { to: '/calendar', search: { ...(on !== null && { on }), ...(entryId !== null && { entry: entryId }) } };
};
const membership: LinkTargetFinder = () => ({ to: '/settings/upgrade', search: {} });

const decisions: LinkTargetFinder = () => ({ to: '/settings/decisions', search: {} });

const verification: LinkTargetFinder = () => ({ to: '/verify', search: {} });

const linkTargets: Record<NotificationKind, LinkTargetFinder> = {
  connection_request: whoDidIt,
  connection_accepted: (notification, ownName) => (notification.actors.length > 1 ? connections : whoDidIt)(notification, ownName),
  endorsement_waiting: (_notification, ownName) => profile(ownName, { tab: 'endorsements' }),
  endorsement_approved: ({ actors }) => profile(actors[0]?.username, { tab: 'endorsements' }),
  favourited_profile: whoDidIt,
  favourited_request: request,
  event_created: calendar,
  event_modified: calendar,
  event_removed: calendar,
  coming_to_your_city: ({ actors }) => profile(actors[0]?.username, { tab: 'agenda' }),
  premium_upgrade: membership,
  lifetime_approved: membership,
  lifetime_declined: verification,
  lifetime_set: membership,
  identity_approved: (_notification, ownName) => profile(ownName, { tab: 'verification' }),
  identity_declined: verification,
  identity_renewal: verification,
  decision_made: decisions,
  appeal_answered: decisions,
  media_published: photos,
  media_rejected: photos,
  request_published: request,
  request_rejected: request,
  media_taken_down: photos,
  media_depicted: photos,
};

/** The target of a notification: the actor or the subject. */
export function linkTargetOf(notification: Notification, ownName: string): LinkTarget {
  return linkTargets[notification.kind](notification, ownName);
}
