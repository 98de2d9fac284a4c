/**
 * faults: what members notice while parts of the house are killed.
 *
 *   npm run faults           each process killed and each engine cut off under a light load
 *   npm run faults -- chat   kill -9 of processes and of engines of its own while members talk, with a ledger (ROUNDS=5)
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
