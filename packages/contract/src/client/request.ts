import type { AnyRoute, Path } from '../route.ts';

/** The input of a request without the types of its route. */
export interface RequestInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  version?: string | undefined;
  ticketSecret?: string | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  handles?: readonly string[] | undefined;
}

export function isChatPath(path: Path): boolean {
  return path.startsWith('/sails/');
}

/** Routes of the console, which uses a separate token. */
export function isStaffPath(path: Path): boolean {
  return path.startsWith('/api/staff/');
}

/** Routes at which a session starts or ends: an error there does not concern an existing session. */
export function isLoginPath(path: Path): boolean {
  return /\/auth\/(login|second-factor|refresh|logout|auto-logout)$/.test(path);
}

/** Builds the URL of `/api/users/{id}` with parameters and query. */
export function urlOf(path: Path, input: RequestInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, input.params?.[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function segment(name: string, value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  // URLs resolve dot segments, even encoded ones, so the request would reach another route.
  if (['', '.', '..'].includes(text)) throw new TypeError(`The path parameter "${name}" cannot be "${text}"`);
  return encodeURIComponent(text);
}

export interface Credentials {
  token: string | undefined;
  idempotencyKey: string | undefined;
  language?: string | undefined;
}

export function requestOf(route: AnyRoute, input: RequestInput, credentials: Credentials): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (credentials.language !== undefined) headers.set('accept-language', credentials.language);
  if (credentials.token !== undefined) headers.set('authorization', `Bearer ${credentials.token}`);
  if (credentials.idempotencyKey !== undefined) headers.set('idempotency-key', credentials.idempotencyKey);
  if (input.version !== undefined) headers.set('if-match', input.version);
  if (input.ticketSecret !== undefined) headers.set('x-ticket-secret', input.ticketSecret);
  // Not for DELETE, because some proxies reject it with a body.
  const body = input.body ?? (route.method === 'POST' || route.method === 'PUT' ? {} : undefined);
  const sent: RequestInit = { method: route.method, headers, ...(input.keepalive && { keepalive: true }) };
  if (body === undefined) return sent;
  headers.set('content-type', 'application/json');
  return { ...sent, body: JSON.stringify(body) };
}
