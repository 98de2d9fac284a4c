/** Sends requests at their scheduled time, whether or not earlier ones have completed, so that a slow server does not reduce the load. */
import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectedMember } from '../members/connect.ts';
import { calls, headersOf, type RandomChoice, type Request } from '../workload/calls.ts';
import type { DataSample } from '../workload/data-sample.ts';
import type { CallName } from '../workload/mix.ts';
import { isFailed, type TimedResponse } from './timings.ts';

const LIMIT_MS = 10_000;

export interface LoadPlan {
  port: number;
  members: readonly ConnectedMember[];
  sample: DataSample;
  /** Requests per second. */
  rate: number;
  seconds: number;
  /** Chooses the next route. */
  next: () => CallName;
}

export interface LoadResult {
  answers: readonly TimedResponse[];
  /** Failures by route and status, with the text of one of them. */
  failures: Readonly<Record<string, string>>;
  /** The largest delay of the client itself in milliseconds: above a few, it distorts the response times. */
  late: number;
}

const chance: RandomChoice = {
  pick: (items) => items[Math.floor(Math.random() * items.length)] as (typeof items)[number],
  isLikely: (share) => Math.random() < share,
};

interface HttpResponse {
  status: number;
  text: string;
}

export function createDriver() {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 30_000 });
  let turn = 0;

  function exchange(port: number, member: ConnectedMember, request: Request): Promise<HttpResponse> {
    const body = request.body && JSON.stringify(request.body);
    const headers = { ...headersOf(request, member), ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
    return new Promise((resolve) => {
      const sent = send({ agent, host: '127.0.0.1', port, method: request.method, path: request.path, headers, timeout: LIMIT_MS });
      const fail = (error: Error) => resolve({ status: 0, text: error.message });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', fail);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('error', fail);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      sent.end(body);
    });
  }

  async function drive({ port, members, sample, rate, seconds, next }: LoadPlan): Promise<LoadResult> {
    const answers: TimedResponse[] = [];
    const failures: Record<string, string> = {};
    const waiting = new Set<Promise<void>>();
    let late = 0;

    async function one(name: CallName, due: number): Promise<void> {
      // Round robin, so that no member sends two requests at once: refresh tokens and logins are valid once.
      const member = members[turn++ % members.length] as ConnectedMember;
      const request = await calls[name](member, sample, chance);
      const { status, text } = await exchange(port, member, request);
      const answer = { name, ms: performance.now() - due, status };
      answers.push(answer);
      if (isFailed(answer)) failures[`${name} ${status}`] = text.slice(0, 160);
      else request.onResponse?.((JSON.parse(text) as { body?: unknown }).body);
    }

    const startedAt = performance.now();
    const end = startedAt + seconds * 1000;
    let due = startedAt;
    while (due < end) {
      const now = performance.now();
      if (due > now) await sleep(Math.max(1, due - now));
      late = Math.max(late, performance.now() - due);
      const going = one(next(), due).finally(() => waiting.delete(going));
      waiting.add(going);
      // Exponential intervals, as of independent members.
      due += (-Math.log(1 - Math.random()) * 1000) / rate;
    }
    await Promise.all(waiting);
    return { answers, failures, late };
  }
  return { drive, close: () => agent.destroy() };
}

export type Driver = ReturnType<typeof createDriver>;
