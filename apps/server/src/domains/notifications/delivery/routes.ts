import type { notificationsRoutes } from '@subrosa/contract/notifications';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { publicPushKey } from '../../../platform/push/keys.ts';
import { subscribeToPush } from './commands/subscribe-to-push.ts';
import { receiveMailFeedback } from './commands/receive-mail-feedback.ts';
import { unsubscribeFromPush } from './commands/unsubscribe-from-push.ts';
import { findSubscription } from './queries/subscriptions.ts';

type OwnCalls = Pick<typeof notificationsRoutes, 'getPushKey' | 'subscribeToPush' | 'unsubscribeFromPush' | 'receiveMailFeedback'>;

export const pushHandlers: Handlers<OwnCalls> = {
  getPushKey: async ({ db, caller }, { config }) => ({
    publicKey: publicPushKey(config.VAPID_PRIVATE_KEY),
    subscribed: (await findSubscription(db, memberOf(caller).deviceId)) !== undefined,
  }),

  subscribeToPush: async ({ tx, caller, body }, platform) => {
    await subscribeToPush(tx, memberOf(caller), body, platform);
    return {};
  },

  unsubscribeFromPush: async ({ tx, caller }) => {
    await unsubscribeFromPush(tx, memberOf(caller).deviceId);
    return {};
  },

  receiveMailFeedback: async ({ tx, body }, platform) => {
    await receiveMailFeedback(tx, body, platform);
    return {};
  },
};
