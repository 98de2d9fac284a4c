import type { profilesRoutes } from '@subrosa/contract/profiles';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { addLink } from '../commands/add-link.ts';
import { allowPaymentReader } from '../commands/allow-payment-reader.ts';
import { removeLink } from '../commands/remove-link.ts';
import { savePayment } from '../commands/save-payment.ts';
import { answerOwn } from './own.ts';

type Calls = Pick<typeof profilesRoutes, 'addLink' | 'removeLink' | 'savePayment' | 'allowPaymentReader'>;

export const linkHandlers: Handlers<Calls> = {
  addLink: async (call, platform) => {
    await addLink(call.tx, memberOf(call.caller).memberId, call.body, platform.clock);
    return answerOwn(call, platform);
  },

  removeLink: async (call, platform) => {
    await removeLink(call.tx, memberOf(call.caller).memberId, call.params.id, platform.clock);
    return answerOwn(call, platform);
  },

  savePayment: async (call, platform) => {
    await savePayment(call.tx, { memberId: memberOf(call.caller).memberId, methods: call.body.methods }, platform);
    return answerOwn(call, platform);
  },

  allowPaymentReader: async ({ tx, caller, params, body }, { clock }) => {
    await allowPaymentReader(tx, { memberId: memberOf(caller).memberId, readerId: params.id, allowed: body.allowed }, clock);
    return {};
  },
};
