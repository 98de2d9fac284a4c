export const notificationCategories = ['connections', 'favourites', 'calendar', 'membership', 'media'] as const;

export type NotificationCategory = (typeof notificationCategories)[number];

export const channels = ['inApp', 'email', 'push'] as const;

export type Channel = (typeof channels)[number];

/** The channels on which a kind of notification appears. */
export type ChannelChoice = Readonly<Record<Channel, boolean>>;

interface KindRule {
  category: NotificationCategory;
  /** Unread notifications of this kind about the same subject are merged: "Lin, Noa and 3 others". */
  grouped: boolean;
  /** Default channels. */
  usually: ChannelChoice;
}

const everywhere: ChannelChoice = { inApp: true, email: true, push: true };
const here: ChannelChoice = { inApp: true, email: false, push: false };
const hereAndPush: ChannelChoice = { inApp: true, email: false, push: true };

/** All kinds of notifications. */
export const kindRules = {
  connection_request: { category: 'connections', grouped: false, usually: everywhere },
  connection_accepted: { category: 'connections', grouped: true, usually: hereAndPush },
  endorsement_waiting: { category: 'connections', grouped: false, usually: hereAndPush },
  endorsement_approved: { category: 'connections', grouped: true, usually: here },
  favourited_profile: { category: 'favourites', grouped: true, usually: here },
  favourited_request: { category: 'favourites', grouped: true, usually: here },
  event_created: { category: 'calendar', grouped: false, usually: hereAndPush },
  event_modified: { category: 'calendar', grouped: false, usually: hereAndPush },
  event_removed: { category: 'calendar', grouped: false, usually: hereAndPush },
  coming_to_your_city: { category: 'calendar', grouped: false, usually: everywhere },
  premium_upgrade: { category: 'membership', grouped: false, usually: everywhere },
  lifetime_approved: { category: 'membership', grouped: false, usually: everywhere },
  lifetime_declined: { category: 'membership', grouped: false, usually: everywhere },
  lifetime_set: { category: 'membership', grouped: false, usually: everywhere },
  identity_approved: { category: 'membership', grouped: false, usually: everywhere },
  identity_declined: { category: 'membership', grouped: false, usually: everywhere },
  identity_renewal: { category: 'membership', grouped: false, usually: everywhere },
  decision_made: { category: 'membership', grouped: false, usually: everywhere },
  appeal_answered: { category: 'membership', grouped: false, usually: everywhere },
  media_published: { category: 'media', grouped: false, usually: here },
  media_rejected: { category: 'media', grouped: false, usually: everywhere },
  request_published: { category: 'media', grouped: false, usually: here },
  request_rejected: { category: 'media', grouped: false, usually: everywhere },
  media_taken_down: { category: 'media', grouped: false, usually: everywhere },
  media_depicted: { category: 'media', grouped: false, usually: everywhere },
} as const satisfies Readonly<Record<string, KindRule>>;

export type NotificationKind = keyof typeof kindRules;

export const notificationKinds = Object.keys(kindRules) as readonly NotificationKind[];

const categoriesOfApp: readonly NotificationCategory[] = ['membership', 'media'];

/** Whether the app or its staff caused it. For actions of members only the day is shown, not the hour. */
export const isByApp = (kind: NotificationKind): boolean => categoriesOfApp.includes(kindRules[kind].category) && kind !== 'media_depicted';

export const kindsOf = (category: NotificationCategory): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => kindRules[kind].category === category);

export const emailFrequencies = ['immediate', 'daily'] as const;

/** How often digests are sent: a quarter of an hour after the first notification, or once a day in the morning. */
export type EmailFrequency = (typeof emailFrequencies)[number];
