import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { analyticsOf } from './analytics.ts';

const received: unknown[] = [];
let status = 202;
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, body: JSON.parse(body) as unknown });
    response.writeHead(status).end('ok');
  });
});

beforeAll(async () => once(provider.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void provider.close());

const plausible = () =>
  analyticsOf(
    loadConfig({
      ANALYTICS_PROVIDER: 'plausible',
      PLAUSIBLE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      PLAUSIBLE_SITE: 'subrosa.example',
    }),
  );

describe('the Plausible adapter', () => {
  it('sends the pattern of the route and nothing about the reader', async () => {
    await plausible().pageViewed('/requests/details/{id}');
    expect(received).toEqual([
      { url: '/api/event', body: { name: 'pageview', domain: 'subrosa.example', url: 'http://localhost:13000/requests/details/{id}' } },
    ]);
  });

  it('fails when the provider does, so that the job is tried again', async () => {
    status = 500;
    await expect(plausible().pageViewed('/')).rejects.toThrow('500');
  });
});
