export { planted } from '../app/router.ts';
