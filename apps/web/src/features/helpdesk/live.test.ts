import { helpdeskEvent as ofContract } from '@subrosa/contract/helpdesk';
import { expect, it } from 'vitest';
import { helpdeskEvent } from './live.ts';

it('has the name that the contract gives it', () => {
  expect(helpdeskEvent.name).toBe(ofContract.name);
});
