import type { Domain } from '../../platform/domain.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { beginWordList } from './commands/begin-word-list.ts';
export { openCase } from './commands/open-case.ts';
export { recordLook } from './commands/record-look.ts';
export { settleCases } from './commands/settle-cases.ts';
export { listProhibitedWords } from './prohibited-word-list.ts';
export { hasCase } from './queries/cases.ts';

export const moderation: Domain = { name: 'moderation', endpoints: routes, reactions };
