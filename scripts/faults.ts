/**
 * faults: measures what members notice while parts of the app are killed.
 *
 *   npm run faults           kills each process and disconnects each datastore under a light load
 *   npm run faults -- chat   kills processes and isolated datastores by kill -9 while members send messages, with a ledger (ROUNDS=5)
 */
const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
  processes: () => import('./faults/processes.ts'),
  chat: () => import('./faults/chat.ts'),
};

const kind = kinds[process.argv[2] ?? 'processes'];
if (!kind) {
  console.error(`usage: npm run faults -- ${Object.keys(kinds).join(' | ')}`);
  process.exit(2);
}
await kind();
