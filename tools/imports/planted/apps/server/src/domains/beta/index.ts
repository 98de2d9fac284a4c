export { planted } from './store.ts';
