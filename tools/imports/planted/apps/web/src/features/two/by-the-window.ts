export { planted } from '../one/inside.ts';
