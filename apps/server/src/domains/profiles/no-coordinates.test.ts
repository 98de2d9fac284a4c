import { routesByDomain } from '@subrosa/contract/routes';
import type { AnyRoute } from '@subrosa/contract/route';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApi } from '../../../test/support/test-api.ts';
import { aCaller, aProfile, VANCOUVER } from '../../../test/support/profiles.ts';

const api = useApi();

const LOCATION_FIELD =
  /^(?:lat|lng|lon|long|latitude|longitude|coords?|coordinates?|position|point|geo\w*|geometry|altitude|distance(?:Km|Metres)?)$/i;

/** All names of fields in a schema, with their paths. */
function namesIn(schema: unknown, path: string): { name: string; path: string }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  const inner = Object.entries(schema).flatMap(([key, value]) => namesIn(value, `${path}/${key}`));
  return [...properties.map((name) => ({ name, path: `${path}/${name}` })), ...inner];
}

const calls = Object.entries(routesByDomain).flatMap(([domain, routes]) =>
  Object.entries<AnyRoute>(routes).map(([name, { reply }]) => ({ call: `${domain}.${name}`, reply })),
);

describe('coordinates in responses', () => {
  it.each(calls)('$call has no field for a precise location', ({ call, reply }) => {
    const names = namesIn(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }), call);
    expect(names.filter(({ name }) => LOCATION_FIELD.test(name)).map(({ path }) => path)).toEqual([]);
  });

  it('detects a field with coordinates', () => {
    const planted = z.object({ cities: z.array(z.object({ city: z.object({ latitude: z.number() }) })) });
    expect(namesIn(z.toJSONSchema(planted), '').some(({ name }) => LOCATION_FIELD.test(name))).toBe(true);
  });

  it('returns no coordinates of a profile’s city, rounded or not', async () => {
    const [owner, viewer] = [await aCaller(api), await aCaller(api, { plan: 3 })];
    await aProfile(api.db, owner.id, { cityId: VANCOUVER });
    const { rows } = await sql<{ lat: number; lng: number }>`
      SELECT st_y(position::geometry) AS lat, st_x(position::geometry) AS lng FROM city WHERE id = ${VANCOUVER}`.execute(api.db);
    const { lat, lng } = rows[0]!;
    const numbers = [lat, lng].flatMap((degrees) => [4, 3, 2, 1].map((digits) => Math.abs(degrees).toFixed(digits)));
    for (const answer of [
      await owner.own(),
      await owner.read(owner.username),
      await viewer.read(owner.username),
      await viewer.call('GET', `/api/user-details/${owner.id}`),
      await owner.save({ cityId: VANCOUVER }),
    ]) {
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      expect(text).toContain('Vancouver');
      expect(numbers.filter((number) => text.includes(number))).toEqual([]);
    }
  });
});
