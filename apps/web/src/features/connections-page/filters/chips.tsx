export { Chips } from '../../explore/index.ts';
