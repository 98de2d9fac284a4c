export { planted } from './nowhere.ts';
