import type { Session } from '@subrosa/contract/client/types';

/** A session without a member: no token, and nothing to refresh. */
export const visitor: Session = {
  accessToken: () => undefined,
  chatToken: () => undefined,
  canRefresh: () => false,
  refresh: async () => undefined,
  autoLogout: async () => undefined,
};
