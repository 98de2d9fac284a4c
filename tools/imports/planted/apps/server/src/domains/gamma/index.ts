import { planted as delta } from '../delta/index.ts';
export const planted = delta;
