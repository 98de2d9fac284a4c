import type { Domain } from '../../platform/domain.ts';
import { collectStatements } from './read-statements.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { beginWordList } from './commands/begin-word-list.ts';
export { changeWords } from './commands/change-words.ts';
export { decideAtOnce } from './commands/decide-at-once.ts';
export { lookForEvader } from './commands/look-for-evader.ts';
export { makeStatement } from './commands/make-statement.ts';
export { noteLook } from './commands/note-look.ts';
export { openCase } from './commands/open-case.ts';
export { pardonMember } from './commands/pardon-member.ts';
export { releaseCases } from './commands/release-cases.ts';
export { recordLook } from './commands/record-look.ts';
export { liftSanction } from './commands/lift-sanction.ts';
export { sanctionMember } from './commands/sanction-member.ts';
export { closeSealedCase, sealCase } from './commands/seal-case.ts';
export { settleCases } from './commands/settle-cases.ts';
export { listProhibitedWords } from './prohibited-word-list.ts';
export { pseudonymOf } from './pseudonym.ts';
export { findCase, visibleCases } from './queries/cases.ts';
export { findHeldCase, findProfileOf, hasCase, mayLookAt } from './queries/held-case.ts';
export { findByPseudonym, findLook } from './queries/looks.ts';
export { readProhibitedWords } from './queries/prohibited-words.ts';
export { shownNames } from './shown-names.ts';
export { moderatorOf, staffWho } from './staff.ts';
export { addLook, rememberPseudonyms } from './store/looks.ts';
export { addBannedTrait } from './store/sanctions.ts';

export const moderation: Domain = {
  name: 'moderation',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'decisions.json': await collectStatements(db, memberId) }),
};
