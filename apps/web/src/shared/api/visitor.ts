import type { Session } from '@subrosa/contract/client/types';

/** Nobody: there is no token and nothing to refresh. */
export const visitor: Session = {
  accessToken: () => undefined,
  chatToken: () => undefined,
  canRefresh: () => false,
  refresh: async () => undefined,
  autoLogout: async () => undefined,
};
