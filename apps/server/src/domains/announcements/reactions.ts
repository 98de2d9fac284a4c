import { announcementsChanged } from '@subrosa/contract/announcements';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';

export const reactions: readonly Reaction[] = [
  reaction('announcements.changed', 'announcements.publish-live-update', ({ platform: { live }, afterCommit }) => {
    afterCommit(() => live.toEveryone(announcementsChanged, {}));
    return Promise.resolve();
  }),
];
