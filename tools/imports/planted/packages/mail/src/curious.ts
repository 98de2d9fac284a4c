export { planted } from '../../contract/src/greedy.ts';
