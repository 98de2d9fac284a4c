import type { AnyRoute } from '../route.ts';
import type { ErrorResponse, Success } from './response.ts';
import { ResponseError, isPassing, isExpiredMessage, ClientError } from './errors.ts';
import { exchange, REQUEST_TIMEOUT_MS } from './exchange.ts';
import { sharedRefresh } from './refresh.ts';
import { urlOf, isChatPath, isLoginPath, isStaffPath, requestOf, type RequestInput } from './request.ts';
import { sessionEnd } from './session-end.ts';
import type { RouteArguments, ClientOptions, ReplyBody, Toast } from './types.ts';

const LOGS_OUT = [401, 403, 451];

export interface Client {
  call<R extends AnyRoute>(route: R, ...input: RouteArguments<R>): Promise<ReplyBody<R>>;
  /** For a resource that several tabs can edit: pass `version` when you save it. */
  callWithVersion<R extends AnyRoute>(route: R, ...input: RouteArguments<R>): Promise<{ body: ReplyBody<R>; version: string | undefined }>;
}

export function createClient(options: ClientOptions): Client {
  const { session, check, baseUrl = '', fetch = globalThis.fetch, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const { newKey = () => crypto.randomUUID() } = options;
  const { announce, showOnce } = toasts(options.toast);
  const refresh = sharedRefresh(() => session.refresh());
  const ending = sessionEnd(options);

  async function perform(route: AnyRoute, input: RequestInput): Promise<Success> {
    const sentIn = ending.era();
    const url = baseUrl + urlOf(route.path, input);
    const idempotencyKey = route.method === 'GET' ? undefined : newKey();
    const staff = isStaffPath(route.path) ? options.staff : undefined;
    const tokenNow = () => tokenFor(route.path);
    const attempt = (token: string | undefined) =>
      exchange(fetch, url, requestOf(route, input, { token, idempotencyKey, language: options.language?.() }), {
        timeoutMs,
        signal: input.signal,
      }).catch(complain(input.signal));

    if (staff && tokenNow() === undefined) await staff.renew();
    const token = tokenNow();
    let answer = await attempt(token);
    if (staff && !answer.ok && isExpiredMessage(answer.message)) {
      if (tokenNow() === token) await staff.renew();
      answer = await attempt(tokenNow());
    } else if (!answer.ok && mayRefresh(route, answer, sentIn)) {
      const current = tokenNow();
      // The session may have been refreshed before a late response arrives.
      if (current === undefined || current === token) await refreshOrLeave(sentIn, answer.status);
      answer = await attempt(tokenNow());
    }
    if (!answer.ok) throw handleErrorResponse(route, answer, { sentIn, handles: input.handles });
    return answer;
  }

  function tokenFor(path: AnyRoute['path']): string | undefined {
    if (options.staff && isStaffPath(path)) return options.staff.token();
    return isChatPath(path) ? session.chatToken() : session.accessToken();
  }

  function complain(signal: AbortSignal | undefined) {
    return (error: unknown): never => {
      if (!signal?.aborted) showOnce(error);
      throw error;
    };
  }

  function mayRefresh(route: AnyRoute, answer: ErrorResponse, sentIn: number): boolean {
    return isExpiredMessage(answer.message) && !isLoginPath(route.path) && sentIn === ending.era() && session.canRefresh();
  }

  async function refreshOrLeave(sentIn: number, status: number) {
    try {
      await refresh();
    } catch (error) {
      showOnce(error);
      if (!isPassing(error)) ending.leave(sentIn, status);
      throw error;
    }
  }

  function handleErrorResponse(
    route: AnyRoute,
    answer: ErrorResponse,
    { sentIn, handles }: { sentIn: number; handles: RequestInput['handles'] },
  ): ResponseError {
    const error = new ResponseError(answer);
    const expired = isExpiredMessage(answer.message);
    // Of all requests that fail with an ended session, only the first shows a message.
    if ((!expired || sentIn === ending.era()) && !handles?.includes(answer.code ?? '')) showOnce(error);
    if ((expired || LOGS_OUT.includes(answer.status)) && !isLoginPath(route.path)) ending.leave(sentIn, answer.status);
    return error;
  }

  async function callWithVersion<R extends AnyRoute>(route: R, ...[input]: RouteArguments<R>) {
    const answer = await perform(route, input ?? {});
    announce(answer);
    check?.(route, answer.body);
    // Not parsed again: the server validates its replies by the same route.
    return { body: answer.body as ReplyBody<R>, version: answer.version };
  }

  return {
    callWithVersion,
    call: async (route, ...input) => (await callWithVersion(route, ...input)).body,
  };
}

function toasts(toast: (toast: Toast) => void) {
  // A failed refresh is one error object for all requests that waited for it.
  const shown = new WeakSet<Error>();
  return {
    announce({ status, code, message }: Success) {
      if (message !== undefined) toast({ kind: status === 200 || status === 201 ? 'info' : 'error', code, message });
    },
    showOnce(error: unknown) {
      if (!(error instanceof Error) || shown.has(error)) return;
      shown.add(error);
      toast({ kind: 'error', code: error instanceof ClientError ? error.code : undefined, message: error.message });
    },
  };
}
