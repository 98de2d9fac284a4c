import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routesByDomain } from './routes.ts';
import type { AnyRoute } from './route.ts';

const endpointOf = ({ method, path }: AnyRoute) => `${method} ${path}`;

it.each(Object.entries<Record<string, AnyRoute>>(routesByDomain))('lists method and path of every route: %s', async (domain, calls) => {
  const module = (await import(`./endpoints/${domain}.ts`)) as Record<string, Record<string, AnyRoute>>;
  const entries = (some: Record<string, AnyRoute>) => Object.entries(some).map(([name, route]) => [name, endpointOf(route)]);
  expect(entries(module[domain] ?? {})).toEqual(entries(calls));
});

it('contains no endpoints of a removed domain', () => {
  const files = readdirSync(new URL('endpoints', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(files.toSorted()).toEqual(Object.keys(routesByDomain).toSorted());
});
