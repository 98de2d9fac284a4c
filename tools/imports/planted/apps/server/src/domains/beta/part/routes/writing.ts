export { planted } from '../store/writes.ts';
