import { median } from '../child.ts';
import type { Cost, Measured } from './measured.ts';
import type { Drawn } from './mix.ts';

export interface Look extends Drawn, Cost {}

/** So often a statement is planned before its plan is kept. */
const WARM_ROUNDS = 5;
const ROUNDS = 3;

/** The middle of three looks each, after the caches are full and the plans are kept. */
export async function lookAtAll(mix: readonly Drawn[], feed: (look: Drawn) => Promise<unknown>, { measure }: Measured): Promise<Look[]> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) for (const drawn of mix) await feed(drawn);
  const rounds: Cost[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: Cost[] = [];
    for (const drawn of mix) costs.push(await measure(() => feed(drawn)));
    rounds.push(costs);
  }
  return mix.map((drawn, place) => {
    const costs = rounds.map((round) => round[place] as Cost);
    return { ...drawn, ran: costs[0]?.ran ?? [], ms: median(costs.map(({ ms }) => ms)) };
  });
}

export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

const shown = ({ after, ...asked }: Drawn['asked']) => `${new URLSearchParams(asked)}${after ? ' (deep)' : ''}`;

export const sentenceOf = ({ ms, asked, ran }: Look): string =>
  `${ms.toFixed(1)} ms ${shown(asked)} by ${ran.map(({ name }) => name.replace('requests.', '')).join(' + ')}`;

export function report(who: string, looks: readonly Look[]): { p99: number; most: number } {
  const times = looks.map(({ ms }) => ms);
  const figures = [0.5, 0.95, 0.99, 1].map((part) => share(times, part).toFixed(1)).join(' / ');
  const statements = looks.reduce((sum, { ran }) => sum + ran.length, 0) / looks.length;
  console.log(`${looks.length} ${who}: p50 / p95 / p99 / most ${figures} ms of engine CPU, ${statements.toFixed(2)} statements each`);
  return { p99: share(times, 0.99), most: share(times, 1) };
}
