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

/** Read handlers receive the database; write handlers a transaction that commits before the response is sent. */
type DataOf<R extends AnyRoute> = R['method'] extends 'GET'
  ? { db: Db }
  : {
      tx: Tx;
      /** For effects that may be lost but must not precede the commit, such as live updates. */
      afterCommit: (effect: () => void) => void;
    };

type Call<R extends AnyRoute> = DataOf<R> & {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** Null only when the policy admits visitors. */
  caller: Caller | null;
  locale: Locale;
  /** The value of `If-Match`, for versioned routes. */
  version: number | null;
  browser: Browser;
  /** The secret of a ticket without an account, from `X-Ticket-Secret`. */
  ticketSecret: string;
  /** Whether the browser only prefetches; a read with a side effect must skip it then. */
  prefetch: boolean;
  /** A hash of the `Idempotency-Key` for secret routes, which handle repetition themselves. */
  attempt: string | null;
};

const routeReplyTag = Symbol('answer');

/** A reply with a message or a version. */
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

/** An error whose database changes are committed, for example to count a failed attempt. A thrown error rolls everything back. */
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
 * A write with slow work, such as reading files, that runs before its transaction begins, so that no transaction is idle
 * meanwhile. The result is passed as `found`; the handler must check again what may have changed since.
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

/** A route of the contract with its rule and its handler, as the app mounts it. */
export interface Endpoint {
  name: string;
  route: AnyRoute;
  rule: Rule;
  // `mount` treats all routes alike; `endpoints` has already checked the types against the contract.
  handle: (call: never, platform: ApiPlatform) => unknown;
}

/** Pairs each route of a domain with its rule and handler; a missing one is a compile error. */
export function endpoints<C extends Routes>(calls: C, policy: Policy<C>, handlers: Handlers<C>): Endpoint[] {
  return Object.entries(calls).map(([name, route]) => {
    const rule = policy[name as keyof C & string];
    const handle = handlers[name];
    if (!rule) throw new Error(`${route.method} ${route.path} (${name}) has no policy`);
    if (!handle) throw new Error(`${route.method} ${route.path} (${name}) has no handler`);
    return { name, route, rule, handle };
  });
}
