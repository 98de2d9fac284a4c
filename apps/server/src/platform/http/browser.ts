import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler may use of the browser's headers. */
export interface Browser {
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** A cookie that scripts cannot read and other sites cannot send. */
export interface HttpOnlyCookie {
  name: `__Host-${string}`;
  /** Null deletes it. */
  value: string | null;
  /** Without it, the cookie is a session cookie. */
  maxAgeSeconds?: number;
}

export function browserOf({ headers, cookies }: FastifyRequest): Browser {
  return { userAgent: headers['user-agent'] ?? '', cookies };
}

// The standard header first, then the older headers of browsers.
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
}

export function setCookies(reply: FastifyReply, cookies: readonly HttpOnlyCookie[]): void {
  for (const { name, value, maxAgeSeconds } of cookies) {
    reply.setCookie(name, value ?? '', {
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'strict',
      ...(value === null ? { maxAge: 0 } : maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    });
  }
}
