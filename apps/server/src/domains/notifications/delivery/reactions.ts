import { reaction } from '../../../platform/jobs/reaction.ts';
import { deleteDeliverability } from './store/deliverability.ts';

export const reactions = [
  reaction('accounts.emailChanged', 'notifications.trust-new-address', ({ tx, event }) => deleteDeliverability(tx, event.data.memberId)),
];
