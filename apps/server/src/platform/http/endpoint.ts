import type { NoticeCode } from '@subrosa/contract/notices';
import type { AnyRoute, BodyOf, Calls, ParamsOf, QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../db/database.ts';
import type { CallPlatform } from '../platform.ts';
import type { Principal } from '../tokens/tokens.ts';
import type { Policy, Rule } from './policy.ts';

/** Reads get the database, writes a transaction that commits together with the answer. */
type DataOf<R extends AnyRoute> = R['method'] extends 'GET' ? { db: Db } : { tx: Tx };

type Call<R extends AnyRoute> = DataOf<R> & {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** Who calls; null only where the policy lets visitors in. */
  caller: Principal | null;
  locale: Locale;
  /** Of `If-Match`, for versioned routes. */
  version: number | null;
};

const answerMark = Symbol('answer');

/** A reply with something to say or a version to remember. */
export interface Answer<Reply> {
  [answerMark]: true;
  body: Reply;
  notice: NoticeCode | undefined;
  version: number | undefined;
}

export function answer<Reply>(body: Reply, extras: { notice?: NoticeCode; version?: number }): Answer<Reply> {
  return { [answerMark]: true, body, notice: extras.notice, version: extras.version };
}

export function asAnswer(result: unknown): Answer<unknown> {
  return isAnswer(result) ? result : answer(result, {});
}

function isAnswer(result: unknown): result is Answer<unknown> {
  return typeof result === 'object' && result !== null && answerMark in result;
}

type Handler<R extends AnyRoute> = (call: Call<R>, platform: CallPlatform) => Promise<ReplyOf<R> | Answer<ReplyOf<R>>> | ReplyOf<R>;

type Handlers<C extends Calls> = { readonly [Name in keyof C]: Handler<C[Name]> };

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
