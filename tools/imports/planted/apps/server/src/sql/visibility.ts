export { planted } from '../domains/beta/index.ts';
