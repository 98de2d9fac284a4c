import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOCKET_NAMES, socketNames } from './contract-endpoints.ts';

it('writes the names of the socket events and messages as committed', async () => {
  expect(readFileSync(SOCKET_NAMES, 'utf8')).toBe(await socketNames());
});
