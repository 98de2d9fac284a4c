export { planted } from '../../testing/builders.ts';
