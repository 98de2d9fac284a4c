import type { SuccessCode } from '@subrosa/contract/success-messages';
import type { ErrorCode } from '@subrosa/contract/error-codes';
import type { AnyRoute, BodyOf, Routes, ParamsOf, QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../db/database.ts';
import type { ApiPlatform } from '../platform.ts';
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

const routeReplyTag = Symbol('answer');

/** A reply with something to say or a version to remember. */
export interface RouteReply<Reply> {
  [routeReplyTag]: true;
  body: Reply;
  notice: SuccessCode | undefined;
  version: number | undefined;
  cookies: readonly HttpOnlyCookie[];
}

interface Extras {
  notice?: SuccessCode;
  version?: number;
  cookies?: readonly HttpOnlyCookie[];
}

export function respond<Reply>(body: Reply, extras: Extras): RouteReply<Reply> {
  return { [routeReplyTag]: true, body, notice: extras.notice, version: extras.version, cookies: extras.cookies ?? [] };
}

export function toRouteReply(result: unknown): RouteReply<unknown> {
  return isRouteReply(result) ? result : respond(result, {});
}

function isRouteReply(result: unknown): result is RouteReply<unknown> {
  return typeof result === 'object' && result !== null && routeReplyTag in result;
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
  platform: ApiPlatform,
) => Promise<ReplyOf<R> | RouteReply<ReplyOf<R>> | CommittedApiError> | ReplyOf<R>;

const preparationTag = Symbol('beforehand');

type Preparation = (call: never, platform: ApiPlatform) => Promise<unknown>;

/**
 * A write with work that takes long, such as reading files, done before its transaction begins: that one must not stand
 * idle meanwhile. What it finds is handed over as `found`; the write looks again at whatever may have changed since.
 */
export function withPreparation<R extends AnyRoute, Found>(
  work: (call: Omit<Call<R>, 'tx' | 'afterCommit'> & { db: Db }, platform: ApiPlatform) => Promise<Found>,
  handle: (call: Call<R> & { found: Found }, platform: ApiPlatform) => ReturnType<Handler<R>>,
): Handler<R> {
  return Object.assign((call: Call<R>, platform: ApiPlatform) => handle(call as Call<R> & { found: Found }, platform), {
    [preparationTag]: work,
  });
}

export function preparationOf({ handle }: Endpoint): Preparation | undefined {
  return (handle as { [preparationTag]?: Preparation })[preparationTag];
}

export type Handlers<C extends Routes> = { readonly [Name in keyof C]: Handler<C[Name]> };

/** A call of the contract with its rule and its handler: what the app mounts. */
export interface Endpoint {
  name: string;
  route: AnyRoute;
  rule: Rule;
  // Inside the mount every call looks alike; its types were checked against the contract in `endpoints`.
  handle: (call: never, platform: ApiPlatform) => unknown;
}

/** Pairs each call of a domain with its rule and handler; leaving one out is a compile error. */
export function endpoints<C extends Routes>(calls: C, policy: Policy<C>, handlers: Handlers<C>): Endpoint[] {
  return Object.entries(calls).map(([name, route]) => {
    const rule = policy[name as keyof C & string];
    const handle = handlers[name];
    if (!rule) throw new Error(`${route.method} ${route.path} (${name}) has no policy`);
    if (!handle) throw new Error(`${route.method} ${route.path} (${name}) has no handler`);
    return { name, route, rule, handle };
  });
}
