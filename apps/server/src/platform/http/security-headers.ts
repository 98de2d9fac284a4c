import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Responses of the API are data: they must not run scripts, load resources or be framed. */
const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  xFrameOptions: { action: 'deny' },
});

/** The headers that helmet would set on every response. They are constant, so they are computed once. */
function computeHeaders(): Record<string, string> {
  // Camera and microphone are allowed on our own pages for verification videos, but not in frames.
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  };
  const answer = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader: () => undefined };
  protect({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

export function secureHeaders(app: FastifyInstance): void {
  const headers = computeHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
