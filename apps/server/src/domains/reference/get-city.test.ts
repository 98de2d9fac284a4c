import { expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();

async function city(id: string, language = 'en') {
  const answered = await api.get(`/api/cities/${id}?language=${language}`);
  return { status: answered.status, body: ((await answered.json()) as { body?: unknown }).body };
}

it('returns a city in the requested language, without its position', async () => {
  expect((await city('6173331', 'he')).body).toEqual({
    id: 6_173_331,
    name: 'ונקובר',
    country: 'CA',
    region: 'קולומביה הבריטית',
    timeZone: 'America/Vancouver',
  });
});

it.each([
  ['1', 404],
  ['0', 400],
  ['2147483648', 400],
  ['vancouver', 400],
])('answers %s with status %i', async (id, status) => {
  expect((await city(id)).status).toBe(status);
});
