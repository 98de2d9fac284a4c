import { planted } from './cycle-b.ts';
export const other = planted;
