import { reaction } from '../../../platform/jobs/reaction.ts';
import { deleteDeliverability } from './store/deliverability.ts';

export const reactions = [
  reaction('accounts.emailChanged', 'notifications.reset-deliverability', ({ tx, event }) => deleteDeliverability(tx, event.data.memberId)),
];
