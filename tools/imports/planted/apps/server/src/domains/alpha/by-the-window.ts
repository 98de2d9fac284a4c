export { planted } from '../beta/store.ts';
