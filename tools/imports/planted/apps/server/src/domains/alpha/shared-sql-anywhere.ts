export { planted } from '../../sql/visibility.ts';
