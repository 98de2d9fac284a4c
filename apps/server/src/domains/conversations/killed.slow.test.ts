import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIsolatedStack, type IsolatedStack } from '../../../test/support/isolated-stack.ts';
import { createTestMembers } from '../../../test/support/chat-load/test-members.ts';

const AWAY_MS = 1000;
const MEMBERS = 6;
let api: IsolatedStack;

beforeAll(async () => {
  api = await startIsolatedStack();
});
afterAll(() => api.close());

it('loses and duplicates no message, and keeps the order, when any process or datastore is killed', async () => {
  const testMembers = await createTestMembers(api, MEMBERS);
  for (const part of api.parts) {
    const seen = await testMembers.killed(part, AWAY_MS);
    process.stdout.write(`${part.name}: ${JSON.stringify(seen)}\n`);
    expect(seen.gapSeconds).toBeLessThan(30);
  }
  expect(await testMembers.findFaults()).toEqual([]);
  testMembers.leave();
});
