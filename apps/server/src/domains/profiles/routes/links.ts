import type { profilesRoutes } from '@subrosa/contract/profiles';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { addLink } from '../commands/add-link.ts';
import { allowPaymentViewer } from '../commands/allow-payment-viewer.ts';
import { removeLink } from '../commands/remove-link.ts';
import { savePayment } from '../commands/save-payment.ts';
import { respondWithOwnProfile } from './own.ts';

type Calls = Pick<typeof profilesRoutes, 'addLink' | 'removeLink' | 'savePayment' | 'allowPaymentViewer'>;

export const linkHandlers: Handlers<Calls> = {
  addLink: async (call, platform) => {
    await addLink(call.tx, memberOf(call.caller).memberId, call.body, platform.clock);
    return respondWithOwnProfile(call, platform);
  },

  removeLink: async (call, platform) => {
    await removeLink(call.tx, memberOf(call.caller).memberId, call.params.id, platform.clock);
    return respondWithOwnProfile(call, platform);
  },

  savePayment: async (call, platform) => {
    await savePayment(call.tx, { memberId: memberOf(call.caller).memberId, methods: call.body.methods }, platform);
    return respondWithOwnProfile(call, platform);
  },

  allowPaymentViewer: async ({ tx, caller, params, body }, { clock }) => {
    await allowPaymentViewer(tx, { memberId: memberOf(caller).memberId, readerId: params.id, allowed: body.allowed }, clock);
    return {};
  },
};
