/** Requests that begin at their time, whether or not earlier ones are answered: a house that falls behind is not waited for. */
import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connected } from '../members/connect.ts';
import { calls, headersOf, type Chance, type Request } from '../workload/calls.ts';
import type { DataSample } from '../workload/data-sample.ts';
import type { CallName } from '../workload/table.ts';
import { isFailed, type Answer } from './timings.ts';

const LIMIT_MS = 10_000;

export interface Plan {
  port: number;
  members: readonly Connected[];
  sample: DataSample;
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Which call comes next. */
  next: () => CallName;
}

export interface Driven {
  answers: readonly Answer[];
  /** Refusals by call and status, with what one of them said. */
  failures: Readonly<Record<string, string>>;
  /** How late the client itself was at most, in milliseconds: above a few, times are the client's own. */
  late: number;
}

const chance: Chance = {
  pick: (items) => items[Math.floor(Math.random() * items.length)] as (typeof items)[number],
  isLikely: (share) => Math.random() < share,
};

interface Exchanged {
  status: number;
  text: string;
}

export function driver() {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 30_000 });
  let turn = 0;

  function exchange(port: number, member: Connected, request: Request): Promise<Exchanged> {
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

  async function drive({ port, members, sample, rate, seconds, next }: Plan): Promise<Driven> {
    const answers: Answer[] = [];
    const failures: Record<string, string> = {};
    const waiting = new Set<Promise<void>>();
    let late = 0;

    async function one(name: CallName, due: number): Promise<void> {
      // In turn, so that nobody does anything twice at once: a refresh token counts once, and so does a sign-in.
      const member = members[turn++ % members.length] as Connected;
      const request = await calls[name](member, sample, chance);
      const { status, text } = await exchange(port, member, request);
      const answer = { name, ms: performance.now() - due, status };
      answers.push(answer);
      if (isFailed(answer)) failures[`${name} ${status}`] = text.slice(0, 160);
      else request.learn?.((JSON.parse(text) as { body?: unknown }).body);
    }

    const began = performance.now();
    const end = began + seconds * 1000;
    let due = began;
    while (due < end) {
      const now = performance.now();
      if (due > now) await sleep(Math.max(1, due - now));
      late = Math.max(late, performance.now() - due);
      const going = one(next(), due).finally(() => waiting.delete(going));
      waiting.add(going);
      // Arrivals of many who do not know of each other.
      due += (-Math.log(1 - Math.random()) * 1000) / rate;
    }
    await Promise.all(waiting);
    return { answers, failures, late };
  }
  return { drive, close: () => agent.destroy() };
}

export type Driver = ReturnType<typeof driver>;
