import { reaction } from '../../platform/jobs/reaction.ts';
import { orphan } from './destruction/store.ts';

export const reactions = [
  reaction('accounts.memberDeleted', 'documents.destroy', ({ tx, event, platform: { clock } }) =>
    orphan(tx, event.data.memberId, clock.now()),
  ),
];
