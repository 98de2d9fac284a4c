import type { announcementsChanged as announcementsChangedOfContract } from '@subrosa/contract/announcements';
import type { casesChanged as casesChangedOfContract } from '@subrosa/contract/moderation';
import type { deployments as deploymentsOfContract } from '@subrosa/contract/realtime';
import type { SocketEvent } from '@subrosa/contract/socket';
import type {
  spotsChanged as spotsChangedOfContract,
  subscriptionChanged as subscriptionChangedOfContract,
} from '@subrosa/contract/subscriptions';
import type { verificationChanged as verificationChangedOfContract } from '@subrosa/contract/verification';

/** Events by name, typed as the contract has them; its schemas stay out of the browser. A test compares the names. */
export const deployments = { name: 'deployments' } as unknown as typeof deploymentsOfContract;
export const casesChanged = { name: 'cases-changed' } as unknown as typeof casesChangedOfContract;
export const announcementsChanged = { name: 'announcements-changed' } as unknown as typeof announcementsChangedOfContract;
export const spotsChanged = { name: 'free-spots' } as unknown as typeof spotsChangedOfContract;
export const subscriptionChanged = { name: 'subscription-changed' } as unknown as typeof subscriptionChangedOfContract;
export const verificationChanged = { name: 'verification-changed' } as unknown as typeof verificationChangedOfContract;

type PayloadOf<Event extends SocketEvent> = Event['payload']['_output'];

const handlers = new Map<string, Set<(payload: never) => void>>();

/** Hears an event for as long as the page lives, through every reconnection; returns how to stop. */
export function onEvent<Event extends SocketEvent>({ name }: Event, handler: (payload: PayloadOf<Event>) => void): () => void {
  const ofName = handlers.get(name) ?? new Set();
  handlers.set(name, ofName.add(handler));
  return () => void ofName.delete(handler);
}

/** Called by the connection for everything that the service says. */
export function passOn(name: string, payload: unknown): void {
  for (const handler of handlers.get(name) ?? []) handler(payload as never);
}
