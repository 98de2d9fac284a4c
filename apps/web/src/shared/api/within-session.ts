import { reference } from '@subrosa/contract/endpoints/reference';
import type { Client } from '@subrosa/contract/client/client';
import type { RouteArguments } from '@subrosa/contract/client/types';
import type { AnyRoute } from '@subrosa/contract/route';
import { sessionSignal } from '../session/session-signal.ts';

/** What is the same for everybody; the login page waits for it too. */
const sessionlessRoutes = new Set<AnyRoute>(Object.values(reference));

/** A client whose calls are given up when the session in which they were made ends. */
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
