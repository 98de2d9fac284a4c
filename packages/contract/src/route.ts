import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A path in the notation of the specification: `/api/users/{id}`. Public files of the transparency log have their own paths. */
export type Path = `/api/${string}` | `/sails/${string}` | `/transparency/${string}`;

/** The handler of a route with bytes returns them as a Latin-1 string. */
export type ContentType = 'application/json' | 'text/calendar' | 'text/plain' | 'application/octet-stream';

/** One HTTP route: its input, its reply, and the errors that a caller must expect. */
export interface Route<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
> {
  readonly method: Verb;
  readonly path: Path;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  /** For resources that two tabs can edit: the caller sends `If-Match`, the reply has an `ETag`. */
  readonly versioned: boolean;
  /** Seconds for which a browser or a CDN may cache the reply; 0 means `no-store`. */
  readonly cacheSeconds: number;
  /** Other programs read the reply: it is sent without an envelope. */
  readonly contentType: ContentType;
  /** The reply contains a secret: it is never stored for a repeated request, and the handler handles repetition itself. */
  readonly secret: boolean;
  /** The request is idempotent by its own content, so no `Idempotency-Key` is stored for it. */
  readonly repeatable: boolean;
  /** An input that the route accepts; the docs show it, the authorisation matrix sends it. */
  readonly example: { params?: z.input<Params>; query?: z.input<Query>; body?: z.input<Body> };
}

// oxlint-disable-next-line typescript/no-explicit-any -- any route: the schemas of a concrete one are narrower than ZodObject
export type AnyRoute = Route<any, any, any, any, Method>;

export type ParamsOf<R extends AnyRoute> = z.output<R['params']>;
export type QueryOf<R extends AnyRoute> = z.output<R['query']>;
export type BodyOf<R extends AnyRoute> = z.output<R['body']>;
/** What a handler returns for the route. */
export type ReplyOf<R extends AnyRoute> = z.input<R['reply']>;

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Verb extends Method,
> {
  method: Verb;
  path: Path;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  errors?: readonly ErrorCode[];
  versioned?: boolean;
  cacheSeconds?: number;
  contentType?: ContentType;
  secret?: boolean;
  repeatable?: boolean;
  example?: { params?: z.input<Params>; query?: z.input<Query>; body?: z.input<Body> };
}

export function route<
  Reply extends z.ZodType,
  const Verb extends Method,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(definition: Definition<Params, Query, Body, Reply, Verb>): Route<Params, Query, Body, Reply, Verb> {
  return {
    method: definition.method,
    path: definition.path,
    summary: definition.summary,
    // The defaults of the type parameters for omitted parts.
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (nothing as unknown as Body),
    reply: definition.reply,
    errors: definition.errors ?? [],
    versioned: definition.versioned ?? false,
    cacheSeconds: definition.cacheSeconds ?? 0,
    contentType: definition.contentType ?? 'application/json',
    secret: definition.secret ?? false,
    repeatable: definition.repeatable ?? false,
    example: definition.example ?? {},
  };
}

export function isWriting(method: Method): boolean {
  return method !== 'GET';
}

/** `{ a: route, b: route }`: the routes of one domain. */
export type Routes = Readonly<Record<string, AnyRoute>>;
