/** One of the two servers that `bench/http.ts` compares; sends its port and, on request, its CPU time. */
import { route } from '@subrosa/contract/route';
import Fastify from 'fastify';
import { z } from 'zod';
import { openApiPlatform } from '../apps/server/src/app/platforms.ts';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import { endpoints } from '../apps/server/src/platform/http/endpoint.ts';
import { everyone } from '../apps/server/src/platform/http/policy.ts';
import { buildServer } from '../apps/server/src/platform/http/server.ts';

const cards = Array.from({ length: 10 }, (_, number) => ({
  id: `0b5d9c1e-5f7e-4a53-9f0b-00000000000${number}`,
  name: `Member ${number}`,
  interests: ['silk', 'photography', 'travel'],
  verified: number % 2 === 0,
  distance: 'under 25 km',
}));

const calls = {
  list: route({
    method: 'GET',
    path: '/api/bench/{list}',
    summary: 'Ten cards',
    params: z.object({ list: z.string().max(20) }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10), search: z.string().max(60).optional() }),
    reply: z.array(
      z.object({ id: z.uuid(), name: z.string(), interests: z.array(z.string()), verified: z.boolean(), distance: z.string() }),
    ),
  }),
};

async function ours() {
  const platform = await openApiPlatform(loadConfig({ ENVIRONMENT: 'test', LOG_LEVEL: 'silent' }), 'api');
  const list = endpoints(calls, { list: { who: everyone } }, { list: ({ query }) => cards.slice(0, query.limit) });
  return buildServer(list, platform, () => ({}));
}

function bare() {
  const app = Fastify();
  app.get('/api/bench/:list', async () => ({ body: cards }));
  return app;
}

const app = process.argv[2] === 'ours' ? await ours() : bare();
await app.listen({ host: '127.0.0.1', port: 0 });
const bound = app.server.address();
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('SIGINT', () => process.exit(0));
process.send?.({ port: typeof bound === 'object' ? bound?.port : 0 });
