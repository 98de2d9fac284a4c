import type { notificationsRoutes } from '@subrosa/contract/notifications';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { publicPushKey } from '../../../platform/push/keys.ts';
import { subscribeToPush } from './commands/subscribe-to-push.ts';
import { takeMailReport } from './commands/take-mail-report.ts';
import { unsubscribeFromPush } from './commands/unsubscribe-from-push.ts';
import { findSubscription } from './queries/subscriptions.ts';

type OwnCalls = Pick<typeof notificationsRoutes, 'readPushKey' | 'subscribeToPush' | 'unsubscribeFromPush' | 'reportMail'>;

export const pushHandlers: Handlers<OwnCalls> = {
  readPushKey: async ({ db, caller }, { config }) => ({
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

  reportMail: async ({ tx, body }, platform) => {
    await takeMailReport(tx, body, platform);
    return {};
  },
};
