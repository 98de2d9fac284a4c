/** Where a browser takes push messages, and the keys with which only it reads them. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `gone`: never again. `later`: not before this time. `refused`: not this message, however often it is tried. */
export type PushOutcome =
  | { kind: 'delivered' }
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number }
  | { kind: 'refused'; status: number };

/** News of the house, or messages of members. */
export type PushTopic = 'news' | 'messages';

/** Sends push messages; a newer one takes the place of an older one of its topic that has not arrived yet. */
export interface Push {
  send(to: PushSubscription, message: object, topic: PushTopic): Promise<PushOutcome>;
}
