import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler may know of the browser that calls. */
export interface Browser {
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** A cookie that no script can read and no other site can send. */
export interface HttpOnlyCookie {
  name: `__Host-${string}`;
  /** Null removes it. */
  value: string | null;
  /** Without it the cookie ends with the browser. */
  maxAgeSeconds?: number;
}

export function browserOf({ headers, cookies }: FastifyRequest): Browser {
  return { userAgent: headers['user-agent'] ?? '', cookies };
}

// The standard's name first, then what browsers said before there was one.
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
