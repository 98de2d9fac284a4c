import type { z } from 'zod';
import type { ErrorCode } from '../error-codes.ts';
import type { AnyRoute } from '../route.ts';

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- meant: an empty object satisfies what may be left out
type Nothing = Record<never, never>;

/** A part of the input; left out freely where an empty one would do. */
type Part<Name extends string, Value> = Nothing extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** What a caller hands over for a route. */
export type RouteInput<R extends AnyRoute> = Part<'params', z.input<R['params']>> &
  Part<'query', z.input<R['query']>> &
  Part<'body', z.input<R['body']>> & {
    /** The version that was edited, as `callWithVersion` returned it; sent as `If-Match`. */
    version?: string | undefined;
    /** Of somebody who has no account, and was given it with a ticket. */
    ticketSecret?: string | undefined;
    signal?: AbortSignal | undefined;
    /** Codes of refusals that the caller answers in place: no toast shows them. */
    handles?: readonly ErrorCode[] | undefined;
  };

export type RouteArguments<R extends AnyRoute> = Nothing extends RouteInput<R> ? [input?: RouteInput<R>] : [input: RouteInput<R>];

export type ReplyBody<R extends AnyRoute> = z.output<R['reply']>;

/** `code` is the key of the translated sentence, `message` the English one. */
export interface Toast {
  kind: 'info' | 'error';
  code: string | undefined;
  message: string;
}

/** What the client needs to know and do about the member's session; the accounts feature provides it. */
export interface Session {
  accessToken(): string | undefined;
  chatToken(): string | undefined;
  /** Whether there may be a refresh cookie; it cannot be seen from a script. */
  canRefresh(): boolean;
  /** Renews both tokens. Never called twice at a time. */
  refresh(): Promise<void>;
  /** Resolves when nothing of the session is left in this browser: the login page may open then. */
  autoLogout(): Promise<void>;
}

/** The console's own session inside of the member's: it ends by itself, and leaves the member signed in. */
export interface StaffSession {
  token(): string | undefined;
  /** A new token, or a rejection where a proof is wanted first; the console asks for it then. May be called by several at a time. */
  renew(): Promise<void>;
}

export interface ClientOptions {
  session: Session;
  staff?: StaffSession;
  toast(toast: Toast): void;
  onRedirectToLogin(): void;
  /** The language of the page; without it the browser's own counts. */
  language?(): string | undefined;
  /** Origin of the service; empty for the page's own. */
  baseUrl?: string;
  fetch?: typeof fetch;
  newKey?(): string;
  timeoutMs?: number;
  /** Throws when an answer is not what its route promises; for tests and development. */
  check?(route: AnyRoute, body: unknown): void;
}
