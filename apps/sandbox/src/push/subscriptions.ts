import { createECDH, randomBytes } from 'node:crypto';
import { readMessage } from './decrypt.ts';
import type { Magic } from './magic-responses.ts';

export interface PushMessage {
  id: string;
  at: Date;
  /** Null when the browser could not decrypt the message. */
  text: string | null;
  ttl: number;
  urgency: string;
  topic: string | null;
}

/** A browser that receives push messages. */
export interface Subscription {
  id: string;
  keys: { p256dh: string; auth: string };
  /** The only application server that may push to this subscription; null accepts any. */
  applicationServerKey: string | null;
  magic: Magic | null;
  /** Newest first; a message replaces the earlier one with the same topic. */
  messages: readonly PushMessage[];
  /** The number of accepted messages, including replaced ones. */
  taken: number;
  receive(message: Omit<PushMessage, 'id' | 'text'>, body: Buffer): PushMessage;
}

export interface Subscriptions {
  add(options: Pick<Subscription, 'applicationServerKey' | 'magic'>): Subscription;
  find(id: string): Subscription | undefined;
  list(): readonly Subscription[];
}

/** All subscribed browsers, in memory; the oldest subscriptions are dropped when the limit is reached. */
export function createSubscriptions(capacity = 500): Subscriptions {
  let known: readonly Subscription[] = [];
  return {
    add: (options) => {
      const added = newSubscription(options);
      known = [added, ...known].slice(0, capacity);
      return added;
    },
    find: (id) => known.find((one) => one.id === id),
    list: () => known,
  };
}

function newSubscription(options: Pick<Subscription, 'applicationServerKey' | 'magic'>): Subscription {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const made: Subscription = {
    ...options,
    id: randomBytes(16).toString('base64url'),
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    messages: [],
    taken: 0,
    receive: (message, body) => {
      const received = { ...message, id: randomBytes(12).toString('base64url'), text: readMessage(body, pair, auth) };
      const kept = made.messages.filter(({ topic }) => topic === null || topic !== message.topic);
      made.messages = [received, ...kept].slice(0, 100);
      made.taken += 1;
      return received;
    },
  };
  return made;
}
