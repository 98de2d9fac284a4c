export { decidedWords, kindWords, reasonWords } from './words.ts';
