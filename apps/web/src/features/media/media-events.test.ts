import * as contract from '@subrosa/contract/media';
import { expect, it } from 'vitest';
import { mediaChanged } from './media-events.ts';

it('the event has the name that the contract gives it', () => {
  expect(mediaChanged.name).toBe(contract.mediaChanged.name);
});
