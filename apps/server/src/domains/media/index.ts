import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { processingReactions } from './processing/reactions.ts';
import { collectMedia } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { listQuarantinable, getQuarantinedFile, removeQuarantined } from './csam-quarantine/quarantined-files.ts';
export { quarantineItem } from './csam-quarantine/quarantine-item.ts';
export { rejectMedia } from './commands/reject-media.ts';
export { removeMedia } from './commands/remove-media.ts';
export { fingerprintFile } from './processing/fingerprint-file.ts';
export { enqueueReinstate } from './takedowns/enqueue.ts';
export { takeDown } from './takedowns/take-down.ts';
export { presentOwn } from './get-own-media.ts';
export { findOwned, listItems } from './queries/items.ts';
export { listPerformers } from './queries/performers.ts';
export { viewIfRendered, viewMedia } from './view.ts';

export const media: Domain = {
  name: 'media',
  endpoints: routes,
  reactions: [...reactions, ...processingReactions],
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'media.json': await collectMedia(db, memberId) }),
};
