import type { Domain } from '../../platform/domain.ts';
import { collectStatements } from './read-statements.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { beginWordList } from './commands/begin-word-list.ts';
export { lookForEvader } from './commands/look-for-evader.ts';
export { makeStatement } from './commands/make-statement.ts';
export { noteLook } from './commands/note-look.ts';
export { openCase } from './commands/open-case.ts';
export { recordLook } from './commands/record-look.ts';
export { settleCases } from './commands/settle-cases.ts';
export { listProhibitedWords } from './prohibited-word-list.ts';
export { hasCase } from './queries/cases.ts';
export { shownNames } from './shown-names.ts';
export { findHeldCase } from './queries/held-case.ts';
export { addBannedTrait } from './store/sanctions.ts';

export const moderation: Domain = {
  name: 'moderation',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'decisions.json': await collectStatements(db, memberId) }),
};
