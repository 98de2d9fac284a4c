import type { Domain } from '../../platform/domain.ts';
import { collectProfile } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { moveMember } from './commands/move-member.ts';

export const profiles: Domain = {
  name: 'profiles',
  endpoints: routes,
  reactions,
  exports: async (db, memberId, { DATA_ENCRYPTION_SECRET }) => ({
    'profile.json': await collectProfile(db, memberId, DATA_ENCRYPTION_SECRET),
  }),
};
