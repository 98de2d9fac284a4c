import type { CallName } from '../workload/mix.ts';
import { mix } from '../workload/mix.ts';

export interface TimedResponse {
  name: CallName;
  /** Milliseconds since the scheduled time of the request. */
  ms: number;
  /** 0 without a response. */
  status: number;
}

/** The value below which this share of the values is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const isFailed = ({ status }: Pick<TimedResponse, 'status'>): boolean => status < 200 || status >= 400;

export interface Times {
  count: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

export function timesOf(answers: readonly TimedResponse[]): Times {
  const ms = answers.map((answer) => answer.ms);
  return {
    count: answers.length,
    failed: answers.filter(isFailed).length,
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    p99: percentile(ms, 0.99),
  };
}

export const ofKind = (answers: readonly TimedResponse[], kind: 'read' | 'write'): TimedResponse[] =>
  answers.filter(({ name }) => mix[name].kind === kind);
