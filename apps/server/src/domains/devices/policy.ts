import type { devicesRoutes } from '@subrosa/contract/devices';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import { DAY, everyone, type Limit, members, MINUTE, nobody, perMember, perNetwork, type Policy } from '../../platform/http/policy.ts';

/** A household of tabs that all wake at once is honest. */
const waking: Limit = { points: 300, seconds: 5 * MINUTE, by: 'network', whenBlind: 'allow' };

export const policy: Policy<typeof devicesRoutes> = {
  refresh: { who: nobody, proof: 'own', limit: waking },
  logout: { who: everyone },
  autoLogout: { who: everyone, limit: perNetwork(60, 5 * MINUTE) },
  listDevices: { who: members },
  listSignIns: { who: members },
  // Every certificate is kept for good.
  certifyDevice: { who: members, limit: perMember(200, DAY) },
  // As many sockets as a member may have open, each connected anew ten times.
  issueSocketTicket: { who: members, limit: perMember(10 * accountLimits.sockets, 10 * MINUTE, 'refuse') },
};
