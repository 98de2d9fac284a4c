import { reaction } from '../../../platform/jobs/reaction.ts';
import { forgetStanding } from './store/standings.ts';

export const reactions = [
  reaction('accounts.emailChanged', 'notifications.trust-new-address', ({ tx, event }) => forgetStanding(tx, event.data.memberId)),
];
