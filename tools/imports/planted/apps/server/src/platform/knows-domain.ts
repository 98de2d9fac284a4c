export { planted } from '../domains/alpha/index.ts';
