import { planted } from '../platform/clock.ts';

export const key = planted;
