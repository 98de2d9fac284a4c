import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Answers of the API are data: nothing in them may run, load or be framed. */
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

/** The headers that helmet would set on every answer. They never differ, so they are computed once. */
function computeHeaders(): Record<string, string> {
  // Camera and microphone for the video of who proves their identity: our own pages, and no frame.
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
