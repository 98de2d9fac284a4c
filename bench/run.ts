/**
 * bench: measures one part of the house against the bare engine below it, side by side in one run.
 *
 *   npm run bench -- http      a call through contract, policy and serializer, against bare Fastify
 *   npm run bench -- cities    city search in database time, over a mix of queries
 *   npm run bench -- login     CPU time of a login, beside that of signing its two tokens
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  http: () => import('./http.ts'),
  cities: () => import('./cities.ts'),
  login: () => import('./login.ts'),
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
await bench();
