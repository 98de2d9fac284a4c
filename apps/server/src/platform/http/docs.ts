import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// Resolved instead of imported, because the package's main module loads all assets into this process.
const ASSETS = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Contract</title><link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
  <body><main id="contract"></main>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#contract', deepLinking: true });`;

/** Serves the OpenAPI document, built at the first request, and outside production a page to browse it. */
export async function serveDocs(app: FastifyInstance, readDocument: () => object, options: { browsable: boolean }): Promise<void> {
  let text: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(readDocument());
    return reply.type('application/json; charset=utf-8').send(text);
  });
  if (!options.browsable) return;

  await app.register(async (docs) => {
    // Swagger UI uses inline styles and HTML, which the strict policy of the API forbids.
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      );
    });
    await docs.register(fastifyStatic, { root: ASSETS, prefix: '/api/docs/assets/', decorateReply: false });
    docs.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    docs.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  });
}
