import type { calendarChanged as calendarChangedOfContract } from '@subrosa/contract/calendar';

/** By its name, typed as the contract has it; its schemas stay out of the browser. A test compares the names. */
export const calendarChanged = { name: 'calendar-changed' } as unknown as typeof calendarChangedOfContract;
