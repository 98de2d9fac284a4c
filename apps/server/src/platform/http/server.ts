import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ApiPlatform } from '../platform.ts';
import { serveDocs } from './docs.ts';
import type { Endpoint } from './endpoint.ts';
import { handleError } from './error-handler.ts';
import { mount } from './mount.ts';
import { redisLimiter } from './rate-limit.ts';
import { ApiError } from './api-error.ts';
import { secureHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { serveWeb } from './web.ts';
import { rejectUrl, rejectConnection } from './malformed-requests.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const BODY_LIMIT = 256 * 1024;

/** The HTTP server with everything that applies to every request. */
export async function buildServer(
  endpoints: readonly Endpoint[],
  platform: ApiPlatform,
  readDocument: () => object,
): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) =>
      typeof headers['x-request-id'] === 'string' && REQUEST_ID.test(headers['x-request-id']) ? headers['x-request-id'] : randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 && config.TRUSTED_PROXIES,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    // A process that drains still serves requests; the load balancer stops routing to it before that.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: rejectUrl,
    clientErrorHandler: rejectConnection,
  }) as unknown as FastifyInstance;

  app.setErrorHandler(handleError);
  const showPage = config.WEB_ROOT
    ? await serveWeb(app, {
        root: config.WEB_ROOT,
        publicUrl: config.PUBLIC_URL,
        production: config.ENVIRONMENT === 'production',
        storeUrl: config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT,
      })
    : null;
  app.setNotFoundHandler((request, reply) =>
    showPage && isNavigation(request) ? showPage(reply) : handleError(new ApiError('resource.notFound'), request, reply),
  );
  secureHeaders(app);
  await app.register(cookie);
  await shedLoad(app, config.SHED_DELAY_MS);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
  observe(app, platform);

  const limiter = redisLimiter(platform.redis, platform.log);
  app.addHook('onClose', () => limiter.close());
  for (const endpoint of endpoints) mount(app, endpoint, { platform, limiter });
  await serveDocs(app, readDocument, { browsable: config.ENVIRONMENT !== 'production' });
  return app;
}

/** Whether a browser navigates to a page of the web app; unknown routes and missing files stay 404. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/(api|sails|assets)\//.test(url) && (headers.accept ?? '').includes('text/html');
}

function observe(app: FastifyInstance, { metrics }: ApiPlatform): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info({ req: request, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
