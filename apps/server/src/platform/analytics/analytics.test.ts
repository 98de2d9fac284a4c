import { describe, expect, it } from 'vitest';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { analyticsOf } from './analytics.ts';

const provider = useRecordedProvider();
const plausible = () =>
  analyticsOf(
    loadConfig({ ENVIRONMENT: 'test', ANALYTICS_PROVIDER: 'plausible', PLAUSIBLE_URL: provider.url, PLAUSIBLE_SITE: 'subrosa.example' }),
  );

describe('plausibleAnalytics', () => {
  it('sends the pattern of the route and nothing about the visitor', async () => {
    provider.answer('plausible/accepted.http');
    await plausible().pageViewed('/requests/details/{id}');
    expect(provider.received).toMatchObject([
      { method: 'POST', path: '/api/event', headers: { 'content-type': 'application/json', 'user-agent': 'subrosa' } },
    ]);
    expect(JSON.parse(provider.received[0]?.body ?? '')).toEqual({
      name: 'pageview',
      domain: 'subrosa.example',
      url: 'http://localhost:13000/requests/details/{id}',
    });
  });

  it('follows no redirect', async () => {
    provider.answer({ status: 307, headers: { location: `${provider.url}/elsewhere` } }, 'plausible/accepted.http');
    await expect(plausible().pageViewed('/')).rejects.toThrow('fetch failed');
    expect(provider.received).toHaveLength(1);
  });

  it.each([
    ['plausible/invalid.http', '400'],
    ['kms/internal.http', '500'],
  ])('throws on %s, so that the job is retried', async (sample, status) => {
    provider.answer(sample);
    await expect(plausible().pageViewed('/')).rejects.toThrow(status);
  });
});
