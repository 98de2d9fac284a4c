import { assumptions, prices } from './prices.ts';

/** Measured costs. */
export interface Costs {
  /** CPU seconds per request: of our processes, and of the datastores. */
  ours: number;
  engines: number;
  /** CPU seconds per second for each open socket. */
  socket: number;
  /** Bytes of the database per member. */
  bytes: number;
}

export interface Line {
  what: string;
  amount: number;
  unit: string;
  dollars: number;
}

const assumption = (name: keyof typeof assumptions): number => assumptions[name].value;

/** The cost of a month with `members`; media has a low and a high estimate. */
export function estimateBill(members: number, costs: Costs): { lines: Line[]; low: number; high: number; perMember: number } {
  const sockets = members * assumption('socketsPerMember');
  const requests = sockets * assumption('requestsPerSocket');
  const ours = (requests * costs.ours + sockets * costs.socket) / assumption('fullness');
  const engines = ((requests * costs.engines) / assumption('fullness')) * assumption('copies');
  const gigabytes = (members * costs.bytes) / 1e9;
  const ram =
    ours * assumption('ramPerCore') + sockets * assumption('ramPerSocket') + gigabytes * assumption('inMemory') * assumption('copies');
  const disk = gigabytes * assumption('diskRoom') * assumption('copies');
  const egress = (members * assumption('activeADay') * 30 * assumption('egressMb')) / 1e6;
  const hours = assumption('hours');
  const line = (what: string, amount: number, unit: string, dollars: number): Line => ({ what, amount, unit, dollars });
  const fixed = [
    line('our processes', ours, 'vCPU', ours * hours * prices.vcpuHour.dollars),
    line('datastores with their standbys', engines, 'vCPU', engines * hours * prices.vcpuHour.dollars),
    line('memory', ram, 'GB', ram * hours * prices.ramHour.dollars),
    line('disk of the datastores', disk, 'GB', disk * prices.diskMonth.dollars),
    line('traffic to browsers', egress, 'TB', egress * prices.egress.dollars),
  ];
  const media = (name: 'mediaLowTb' | 'mediaHighTb', what: string) =>
    line(what, members * assumption(name), 'TB', members * assumption(name) * prices.storeMonth.dollars);
  const [few, many] = [media('mediaLowTb', 'media, low'), media('mediaHighTb', 'media, high')];
  const sum = fixed.reduce((all, { dollars }) => all + dollars, 0);
  return { lines: [...fixed, few, many], low: sum + few.dollars, high: sum + many.dollars, perMember: (sum + few.dollars) / members };
}
