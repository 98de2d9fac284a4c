export { planted } from '../gamma/index.ts';
