/** The URL of a browser's push service, and the keys with which only this browser decrypts. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `gone`: the subscription has ended. `later`: retry after this time. The last kind: this message can never be delivered. */
export type PushOutcome =
  | { kind: 'delivered' }
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number }
  | { kind: 'rejected'; status: number };

/** Notifications of the app, or messages of members. */
export type PushTopic = 'news' | 'messages';

/** Sends push messages; a newer one replaces an undelivered one of the same topic. */
export interface Push {
  send(to: PushSubscription, message: object, topic: PushTopic): Promise<PushOutcome>;
}
