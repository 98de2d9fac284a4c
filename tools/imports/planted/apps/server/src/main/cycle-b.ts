import { other } from './cycle-a.ts';
export const planted = other;
