import type { Notification } from '../../src/features/notifications/api/notifications.ts';

const nothing = {
  requestId: null,
  title: null,
  mediaId: null,
  endorsementId: null,
  entryId: null,
  city: null,
  from: null,
  to: null,
  reason: null,
  quote: null,
};

export const anActor = (username: string): Notification['actors'][number] => ({
  id: `00000000-0000-4000-8000-${username.padEnd(12, '0').slice(0, 12)}`,
  username,
  accountType: 'fetishist',
  verified: false,
  photo: null,
  relation: 'none',
});

/** An unread notification without actors. */
export function aNotification(parts: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    kind: 'favourited_profile',
    category: 'favourites',
    on: '2026-11-15',
    at: null,
    read: false,
    actors: [],
    others: 0,
    can: [],
    ...parts,
    context: { ...nothing, ...parts.context },
  };
}
