import type { NoticeCode } from '@subrosa/contract/reply-notices';
import type { ErrorCode } from '@subrosa/contract/error-codes';
import type { AnyRoute, BodyOf, Calls, ParamsOf, QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../db/database.ts';
import type { CallPlatform } from '../platform.ts';
import type { Browser, HttpOnlyCookie } from './browser.ts';
import type { Caller } from './caller.ts';
import type { Policy, Rule } from './policy.ts';
import { ApiError, type ApiErrorDetails } from './api-error.ts';

/** Reads get the database, writes a transaction that commits together with the answer. */
type DataOf<R extends AnyRoute> = R['method'] extends 'GET'
  ? { db: Db }
  : {
      tx: Tx;
      /** For what may be lost but not announced early, such as a live update. */
      afterCommit: (effect: () => void) => void;
    };

type Call<R extends AnyRoute> = DataOf<R> & {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** Who calls; null only where the policy lets visitors in. */
  caller: Caller | null;
  locale: Locale;
  /** Of `If-Match`, for versioned routes. */
  version: number | null;
  browser: Browser;
  /** What somebody without an account was given with a ticket, of `X-Ticket-Secret`. */
  ticketSecret: string;
  /** A browser looks ahead, and nobody has asked for this yet: a read that changes something leaves it. */
  prefetch: boolean;
  /** A hash of the `Idempotency-Key`, for secret routes, which bear a repetition themselves. */
  attempt: string | null;
};

const answerMark = Symbol('answer');

/** A reply with something to say or a version to remember. */
export interface Answer<Reply> {
  [answerMark]: true;
  body: Reply;
  notice: NoticeCode | undefined;
  version: number | undefined;
  cookies: readonly HttpOnlyCookie[];
}

interface Extras {
  notice?: NoticeCode;
  version?: number;
  cookies?: readonly HttpOnlyCookie[];
}

export function answer<Reply>(body: Reply, extras: Extras): Answer<Reply> {
  return { [answerMark]: true, body, notice: extras.notice, version: extras.version, cookies: extras.cookies ?? [] };
}

export function asAnswer(result: unknown): Answer<unknown> {
  return isAnswer(result) ? result : answer(result, {});
}

function isAnswer(result: unknown): result is Answer<unknown> {
  return typeof result === 'object' && result !== null && answerMark in result;
}

/** A refusal whose database effects stay: a failed attempt must be counted. A thrown one rolls everything back. */
export class CommittedApiError {
  readonly apiError: ApiError;

  constructor(code: ErrorCode, details?: ApiErrorDetails) {
    this.apiError = new ApiError(code, details);
  }
}

type Handler<R extends AnyRoute> = (
  call: Call<R>,
  platform: CallPlatform,
) => Promise<ReplyOf<R> | Answer<ReplyOf<R>> | CommittedApiError> | ReplyOf<R>;

const beforehandMark = Symbol('beforehand');

type Beforehand = (call: never, platform: CallPlatform) => Promise<unknown>;

/**
 * A write with work that takes long, such as reading files, done before its transaction begins: that one must not stand
 * idle meanwhile. What it finds is handed over as `found`; the write looks again at whatever may have changed since.
 */
export function afterWork<R extends AnyRoute, Found>(
  work: (call: Omit<Call<R>, 'tx' | 'afterCommit'> & { db: Db }, platform: CallPlatform) => Promise<Found>,
  handle: (call: Call<R> & { found: Found }, platform: CallPlatform) => ReturnType<Handler<R>>,
): Handler<R> {
  return Object.assign((call: Call<R>, platform: CallPlatform) => handle(call as Call<R> & { found: Found }, platform), {
    [beforehandMark]: work,
  });
}

export function workBefore({ handle }: Endpoint): Beforehand | undefined {
  return (handle as { [beforehandMark]?: Beforehand })[beforehandMark];
}

export type Handlers<C extends Calls> = { readonly [Name in keyof C]: Handler<C[Name]> };

/** A call of the contract with its rule and its handler: what the app mounts. */
export interface Endpoint {
  name: string;
  route: AnyRoute;
  rule: Rule;
  // Inside the mount every call looks alike; its types were checked against the contract in `endpoints`.
  handle: (call: never, platform: CallPlatform) => unknown;
}

/** Pairs each call of a domain with its rule and handler; leaving one out is a compile error. */
export function endpoints<C extends Calls>(calls: C, policy: Policy<C>, handlers: Handlers<C>): Endpoint[] {
  return Object.entries(calls).map(([name, route]) => {
    const rule = policy[name as keyof C & string];
    const handle = handlers[name];
    if (!rule) throw new Error(`${route.method} ${route.path} (${name}) has no policy`);
    if (!handle) throw new Error(`${route.method} ${route.path} (${name}) has no handler`);
    return { name, route, rule, handle };
  });
}
