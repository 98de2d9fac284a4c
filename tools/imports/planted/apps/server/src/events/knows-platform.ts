export { planted } from '../platform/clock.ts';
