import type { devicesRoutes } from '@subrosa/contract/devices';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import { DAY, everyone, type Limit, members, MINUTE, nobody, perMember, perNetwork, type Policy } from '../../platform/http/policy.ts';

/** High, because all tabs of a household may wake and refresh at once. */
const waking: Limit = { points: 300, seconds: 5 * MINUTE, by: 'network', whenBlind: 'allow' };

export const policy: Policy<typeof devicesRoutes> = {
  refresh: { who: nobody, proof: 'own', limit: waking },
  logout: { who: everyone },
  autoLogout: { who: everyone, limit: perNetwork(60, 5 * MINUTE) },
  listDevices: { who: members },
  listSignIns: { who: members },
  // Certificates are never deleted.
  certifyDevice: { who: members, limit: perMember(200, DAY) },
  // The maximum of open sockets, each of which may reconnect ten times.
  issueSocketTicket: { who: members, limit: perMember(10 * accountLimits.sockets, 10 * MINUTE, 'reject') },
};
