import { assumptions, prices } from './prices.ts';

/** As it was measured. */
export interface Costs {
  /** CPU seconds a request: of our processes, and of the engines. */
  ours: number;
  engines: number;
  /** CPU seconds a second for each open socket. */
  socket: number;
  /** Of the database, for each member. */
  bytes: number;
}

export interface Line {
  what: string;
  amount: number;
  unit: string;
  dollars: number;
}

const of = (name: keyof typeof assumptions): number => assumptions[name].value;

/** A month of a house with so many members; media is counted low and high. */
export function billOf(members: number, costs: Costs): { lines: Line[]; low: number; high: number; perMember: number } {
  const sockets = members * of('socketsPerMember');
  const requests = sockets * of('requestsPerSocket');
  const ours = (requests * costs.ours + sockets * costs.socket) / of('fullness');
  const engines = ((requests * costs.engines) / of('fullness')) * of('copies');
  const gigabytes = (members * costs.bytes) / 1e9;
  const ram = ours * of('ramPerCore') + sockets * of('ramPerSocket') + gigabytes * of('inMemory') * of('copies');
  const disk = gigabytes * of('diskRoom') * of('copies');
  const egress = (members * of('activeADay') * 30 * of('egressMb')) / 1e6;
  const hours = of('hours');
  const line = (what: string, amount: number, unit: string, dollars: number): Line => ({ what, amount, unit, dollars });
  const fixed = [
    line('our processes', ours, 'vCPU', ours * hours * prices.vcpuHour.dollars),
    line('engines with their standbys', engines, 'vCPU', engines * hours * prices.vcpuHour.dollars),
    line('memory', ram, 'GB', ram * hours * prices.ramHour.dollars),
    line('disk of the engines', disk, 'GB', disk * prices.diskMonth.dollars),
    line('out to browsers', egress, 'TB', egress * prices.egress.dollars),
  ];
  const media = (name: 'mediaLowTb' | 'mediaHighTb', what: string) =>
    line(what, members * of(name), 'TB', members * of(name) * prices.storeMonth.dollars);
  const [few, many] = [media('mediaLowTb', 'media, low'), media('mediaHighTb', 'media, high')];
  const sum = fixed.reduce((all, { dollars }) => all + dollars, 0);
  return { lines: [...fixed, few, many], low: sum + few.dollars, high: sum + many.dollars, perMember: (sum + few.dollars) / members };
}
