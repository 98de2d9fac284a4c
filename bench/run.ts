/**
 * bench: measures one part of the app, most of them against the datastore alone in the same run.
 *
 *   npm run bench -- http      a route with contract, policy and serializer, against bare Fastify
 *   npm run bench -- cities    city search in database time, over a mix of queries
 *   npm run bench -- members   generates a million members for the other benchmarks (bench/members)
 *   npm run bench -- profile   a profile page among a million members, compared with PostgreSQL alone
 *   npm run bench -- explore   searches of all kinds among a million members, compared with PostgreSQL alone
 *   npm run bench -- login     CPU time of a login, beside that of signing its two tokens
 *   npm run bench -- upload    200 MB through our routes, against bare presigned PUTs
 *   npm run bench -- photos    from the end of an upload to its last rendition: photos and a video
 *   npm run bench -- media-delivery  CPU time of signing URLs and of the gateway, against the bare store
 *   npm run bench -- sockets   one event to 5,000 sockets, against bare ws
 *   npm run bench -- notifications   lists, counts and marks among ten million notifications, in database time
 *   npm run bench -- chat      sending against the bare transaction, lists and history among ten million messages
 *   npm run bench -- screen    from pressing Enter in one browser to the text in another, with 200 open sockets
 *   npm run bench -- requests  the feed among five million posts, compared with PostgreSQL alone; the cost of a row by access path; views
 *   npm run bench -- views     2,000 views a second of one post, on the posts of requests
 *   npm run bench -- calendar  a month of 3,000 connections, and a trip to a city of 50,000, among a million members
 *   npm run bench -- transparency   proofs among ten million labels, in Node and in Chromium; growth at a million members, in PostgreSQL
 *   npm run bench -- key-proofs   what proofs add to a key lookup and to sending, on the server, in Node and in Chromium
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  http: () => import('./http.ts'),
  cities: () => import('./cities.ts'),
  members: () => import('./members/run.ts'),
  profile: () => import('./profile.ts'),
  explore: () => import('./explore.ts'),
  login: () => import('./login.ts'),
  upload: () => import('./upload.ts'),
  photos: () => import('./photos.ts'),
  'media-delivery': () => import('./media-delivery.ts'),
  sockets: () => import('./sockets.ts'),
  notifications: () => import('./notifications.ts'),
  chat: () => import('./chat.ts'),
  screen: () => import('./screen.ts'),
  requests: () => import('./requests.ts'),
  views: () => import('./views.ts'),
  calendar: () => import('./calendar.ts'),
  transparency: () => import('./transparency.ts'),
  'key-proofs': () => import('./key-proofs.ts'),
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
await bench();
