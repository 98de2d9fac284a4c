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

/** Sends push messages; a newer one takes the place of an older one that has not arrived yet. */
export interface Push {
  send(to: PushSubscription, message: object): Promise<PushOutcome>;
}
