import { calendarChanged as ofContract } from '@subrosa/contract/calendar';
import { expect, it } from 'vitest';
import { calendarChanged } from './calendar-events.ts';

it('has the name that the contract gives it', () => {
  expect(calendarChanged.name).toBe(ofContract.name);
});
