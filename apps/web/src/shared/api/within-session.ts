import { reference } from '@subrosa/contract/endpoints/reference';
import type { Client } from '@subrosa/contract/client/client';
import type { RouteArguments } from '@subrosa/contract/client/types';
import type { AnyRoute } from '@subrosa/contract/route';
import { sessionSignal } from '../session/session-signal.ts';

/** Requests that belong to no session, which the login page awaits too. */
const sessionlessRoutes = new Set<AnyRoute>(Object.values(reference));

/** A client whose requests are aborted when the session in which they were sent ends. */
export function withinSession(client: Client): Client {
  return {
    call: (route, ...args) => client.call(route, ...withSessionSignal(route, args)),
    callWithVersion: (route, ...args) => client.callWithVersion(route, ...withSessionSignal(route, args)),
  };
}

function withSessionSignal<R extends AnyRoute>(route: R, args: RouteArguments<R>): RouteArguments<R> {
  if (sessionlessRoutes.has(route)) return args;
  const [input] = args;
  const signal = input?.signal ? AbortSignal.any([input.signal, sessionSignal()]) : sessionSignal();
  return [{ ...input, signal }] as RouteArguments<R>;
}
