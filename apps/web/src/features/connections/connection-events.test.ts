import { connectionsChanged as ofContract } from '@subrosa/contract/connections';
import { expect, it } from 'vitest';
import { connectionsChanged } from './connection-events.ts';

it('has the name that the contract gives it', () => {
  expect(connectionsChanged.name).toBe(ofContract.name);
});
