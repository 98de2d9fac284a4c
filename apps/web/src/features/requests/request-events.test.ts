import { requestsChanged as ofContract } from '@subrosa/contract/requests';
import { expect, it } from 'vitest';
import { requestsChanged } from './request-events.ts';

it('has the name that the contract gives it', () => {
  expect(requestsChanged.name).toBe(ofContract.name);
});
