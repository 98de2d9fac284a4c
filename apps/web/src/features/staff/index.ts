export { reasonWords } from './words.ts';
