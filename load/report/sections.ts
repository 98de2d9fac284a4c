import { estimateBill, type Costs, type Line } from '../bill/bill.ts';
import { assumptions, prices } from '../bill/prices.ts';
import type { CallCost } from '../call-costs.ts';
import type { GrowthResult } from '../growth.ts';
import { parts, type Part } from '../stack/stack.ts';
import { goals, limits } from '../limits.ts';
import { mix, peak } from '../workload/mix.ts';
import { sizes } from '../sizes.ts';
import type { Step, Steps } from '../steps.ts';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${heads.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const round = (value: number, digits = 2) => value.toFixed(digits);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const sumOf = (ms: Record<Part, number>) => parts.reduce((sum, part) => sum + ms[part], 0);

function stepRow({ members, rate, seconds, used, server, membersPerCore, reads, writes, failed, over, late, cut }: Step): string[] {
  const cores = (part: keyof Step['used']) => round(used[part] / seconds);
  return [
    whole(members),
    whole(rate),
    ...parts.map(cores),
    round(server / seconds),
    cores('client'),
    whole(membersPerCore),
    `${whole(reads.p95)} / ${whole(writes.p95)}`,
    String(failed + cut),
    whole(late),
    over.join('; ') || 'within limits',
  ];
}

export function stepsSection({ size, under, command, steps }: Steps): string[] {
  const carried = steps.findLast(({ over }) => over.length === 0);
  const best = carried ?? steps[0];
  return [
    '## Members per core',
    '',
    `\`${command}\`, ${under}. Database of ${whole(sizes[size])} members.`,
    '',
    best
      ? `**${whole(best.membersPerCore)} connected members per core** of the server side, including datastores, at ${whole(best.members)} (goal: ${whole(goals.membersPerCore)}, ${best.membersPerCore >= goals.membersPerCore ? 'reached' : 'not reached'}).`
      : 'Nothing was measured.',
    `Largest passed step on this machine, beside the client on the same cores: ${carried ? whole(carried.members) : 'none of the steps'}. A step fails when p95 of reads is above ${limits.readP95} ms or of writes above ${limits.writeP95} ms, more than ${limits.failed * 100} % of the requests fail, or a core or the machine is fully used.`,
    '',
    ...table(
      [
        'members',
        'requests/s',
        ...parts.map((part) => `${part}, cores`),
        'server, total',
        'client',
        'members per core',
        'p95 reads / writes, ms',
        'failed or cut',
        'client late at most, ms',
        '',
      ],
      steps.map(stepRow),
    ),
    '![CPU by part](load-cpu.svg)',
    '',
    '![p95](load-p95.svg)',
    '',
  ];
}

export function callsSection(calls: readonly CallCost[], where: string): string[] {
  const all = calls.reduce((sum, { name, ms }) => sum + sumOf(ms) * mix[name].weight, 0);
  const rows = calls.toSorted((one, other) => sumOf(other.ms) * mix[other.name].weight - sumOf(one.ms) * mix[one.name].weight);
  return [
    '## Where the time goes',
    '',
    `Each route alone, at 100 requests per second${where}; CPU in milliseconds per request. The share is of the CPU of the whole workload.`,
    '',
    ...table(
      ['route', 'share, %', ...parts, 'total', 'share of CPU', 'p95, ms', 'failed', 'reason for the share'],
      rows.map(({ name, ms, failed, p95 }) => [
        name,
        String(mix[name].weight),
        ...parts.map((part) => round(ms[part])),
        round(sumOf(ms)),
        `${round((100 * sumOf(ms) * mix[name].weight) / all, 0)} %`,
        whole(p95),
        String(failed),
        mix[name].why,
      ]),
    ),
    `A connected member makes ${peak.requestsPerMember} requests and ${peak.messagesPerMember} messages per second at the peak, which is assumed to be ${peak.timesMean} times the mean.`,
    '',
  ];
}

const engine = (ms: Record<Part, number>) => ms.postgres + ms.redis;

export function growthSection(growth: readonly GrowthResult[]): string[] {
  const [small, large] = [growth[0], growth.at(-1)];
  if (!small || !large) return [];
  const ratio = sumOf(large.request) / sumOf(small.request);
  const callOf = (grown: GrowthResult, name: string) => grown.calls.find((call) => call.name === name)?.ms;
  return [
    '## Growth',
    '',
    ...growth.map(({ size, under }) => `- ${size}: \`npm run load -- growth\`, ${under}.`),
    '',
    `CPU for a request of the workload on ${large.size} and on ${small.size}, without the background work of the app: **${round(ratio)} times** (goal: ${goals.growth}, ${ratio <= goals.growth ? 'reached' : 'not reached'}).`,
    '',
    ...table(
      [
        'members',
        ...parts.map((part) => `${part}, ms`),
        'total',
        'CPU seconds for 1,000 requests',
        'background work, cores (members online)',
        'CPU seconds per second for 1,000 open sockets',
        'CPU seconds to open 1,000',
        'p95, ms',
        'failed',
        'database',
      ],
      growth.map(({ size, request, times, sockets, online, bytes }) => [
        size,
        ...parts.map((part) => round(request[part])),
        round(sumOf(request)),
        round(sumOf(request)),
        `${round(sockets.idleWithout)} (${whole(online)})`,
        round((1000 * Math.max(0, sockets.idle - sockets.idleWithout)) / sockets.count, 3),
        round(sockets.opening * 1000),
        whole(times.p95),
        `${times.failed} of ${times.count}`,
        `${round(bytes / 1e9, 1)} GB`,
      ]),
    ),
    '![Growth](load-growth.svg)',
    '',
    `By route, datastores and api in milliseconds; the last column compares all of it on ${large.size} and ${small.size}:`,
    '',
    ...table(
      ['route', ...growth.map(({ size }) => `${size}: datastores, api`), 'ratio'],
      large.calls.map(({ name, ms }) => [
        name,
        ...growth.map((grown) => {
          const own = callOf(grown, name);
          return own ? `${round(engine(own))}, ${round(own.api)}` : '';
        }),
        round(sumOf(ms) / Math.max(0.001, sumOf(callOf(small, name) ?? ms))),
      ]),
    ),
  ];
}

const costsOf = ({ request, sockets, bytes, size }: GrowthResult): Costs => ({
  ours: (request.api + request.realtime + request.worker) / 1000,
  engines: engine(request) / 1000,
  socket: Math.max(0, sockets.idle - sockets.idleWithout) / sockets.count,
  bytes: bytes / sizes[size],
});

export function billSection(growth: readonly GrowthResult[]): string[] {
  const million = growth.find(({ size }) => size === '1m') ?? growth.at(-1);
  const largest = growth.at(-1);
  if (!million || !largest) return [];
  const bills = [
    { members: 1_000_000, from: million },
    { members: 10_000_000, from: largest },
  ].map(({ members, from }) => ({ members, from, ...estimateBill(members, costsOf(from)) }));
  const cell = (line: Line | undefined) => (line ? `${round(line.amount, 1)} ${line.unit}, $${whole(line.dollars)}` : '');
  return [
    '## A month’s bill, estimated',
    '',
    `The estimate uses the CPU measured above and the assumptions below, which are not quotes. A request with ten million members is assumed to cost as much as with ${largest.size}. Staff, email, text messages, identity checks and card fees are not included.`,
    '',
    ...table(
      ['', ...bills.map(({ members, from }) => `${whole(members)} members (costs of ${from.size})`)],
      [
        ...(bills[0]?.lines ?? []).map(({ what }, index) => [what, ...bills.map(({ lines }) => cell(lines[index]))]),
        ['**total, low to high**', ...bills.map(({ low, high }) => `**$${whole(low)} to $${whole(high)}**`)],
        ['per member and month, low', ...bills.map(({ perMember }) => `$${round(perMember, 4)}`)],
      ],
    ),
    ...table(
      ['assumption', ''],
      [
        ...Object.values(prices).map(({ dollars, what }) => [what, `$${dollars}`]),
        ...Object.values(assumptions).map(({ value, what }) => [what, String(value)]),
      ],
    ),
  ];
}
