export { planted } from '../../../server/src/platform/clock.ts';
