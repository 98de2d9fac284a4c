import type { Domain } from '../../platform/domain.ts';
import { presenceCron, presenceTasks } from './presence/jobs.ts';
import { presenceListeners } from './presence/listen.ts';
import { collectActivity } from './presence/queries.ts';
import { presenceReactions } from './presence/reactions.ts';
import { projectionCron, projectionTasks } from './projection/jobs.ts';
import { projectionReactions } from './projection/reactions.ts';
import { routes } from './routes.ts';

export { findDrift, rebuildSearch } from './projection/project.ts';
export { listMemberCards } from './search/cards.ts';

export const explore: Domain = {
  name: 'explore',
  endpoints: routes,
  listeners: presenceListeners,
  reactions: [...projectionReactions, ...presenceReactions],
  tasks: (platform) => ({ ...projectionTasks(platform), ...presenceTasks(platform) }),
  cron: [...projectionCron, ...presenceCron],
  exports: async (db, memberId) => ({ 'activity.json': await collectActivity(db, memberId) }),
};
