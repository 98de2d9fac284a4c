import type { z } from 'zod';
import type { ErrorCode } from '../error-codes.ts';
import type { AnyRoute } from '../route.ts';

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- meant: an empty object satisfies what may be left out
type Nothing = Record<never, never>;

/** A part of the input; optional if an empty one would be valid. */
type Part<Name extends string, Value> = Nothing extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** The input of a caller for a route. */
export type RouteInput<R extends AnyRoute> = Part<'params', z.input<R['params']>> &
  Part<'query', z.input<R['query']>> &
  Part<'body', z.input<R['body']>> & {
    /** The version that was edited, as `callWithVersion` returned it; sent as `If-Match`. */
    version?: string | undefined;
    /** The secret of a ticket without an account. */
    ticketSecret?: string | undefined;
    signal?: AbortSignal | undefined;
    /** Whether the request outlives the page that sends it; browsers allow this for bodies up to 64 KiB. */
    keepalive?: boolean | undefined;
    /** Error codes that the caller handles; no toast shows them. */
    handles?: readonly ErrorCode[] | undefined;
  };

export type RouteArguments<R extends AnyRoute> = Nothing extends RouteInput<R> ? [input?: RouteInput<R>] : [input: RouteInput<R>];

export type ReplyBody<R extends AnyRoute> = z.output<R['reply']>;

/** `code` is the key of the translated message, `message` the English one. */
export interface Toast {
  kind: 'info' | 'error';
  code: string | undefined;
  message: string;
}

/** What the client needs of the member's session; the accounts feature provides it. */
export interface Session {
  accessToken(): string | undefined;
  chatToken(): string | undefined;
  /** Whether a refresh cookie may exist; scripts cannot see it. */
  canRefresh(): boolean;
  /** Renews both tokens. There is never more than one concurrent call. */
  refresh(): Promise<void>;
  /** Resolves when this browser has no data of the session left, so that the login page may open. */
  autoLogout(): Promise<void>;
}

/** The console's session within the member's: it ends by itself and leaves the member signed in. */
export interface StaffSession {
  token(): string | undefined;
  /**
   * Gets a new token; rejects if an authentication is required, which the console then requests. Several calls may be
   * concurrent.
   */
  renew(): Promise<void>;
}

export interface ClientOptions {
  session: Session;
  staff?: StaffSession;
  toast(toast: Toast): void;
  onRedirectToLogin(): void;
  /** The language of the page; otherwise the browser's applies. */
  language?(): string | undefined;
  /** Origin of the service; empty for the page's own. */
  baseUrl?: string;
  fetch?: typeof fetch;
  newKey?(): string;
  timeoutMs?: number;
  /** Throws when a reply does not match its route; for tests and development. */
  check?(route: AnyRoute, body: unknown): void;
}
