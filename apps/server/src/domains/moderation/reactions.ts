import { reaction } from '../../platform/jobs/reaction.ts';
import { settleCases } from './commands/settle-cases.ts';
import { forgetProfile } from './store/cases.ts';

export const reactions = [
  reaction('media.removed', 'moderation.settle-removed-media', ({ tx, event, platform: { clock } }) =>
    settleCases(tx, clock, event.data.mediaId),
  ),

  reaction('accounts.memberDeleted', 'moderation.forget-profile', async ({ tx, event, platform: { clock } }) => {
    await settleCases(tx, clock, event.data.memberId);
    await forgetProfile(tx, event.data.memberId);
  }),
];
