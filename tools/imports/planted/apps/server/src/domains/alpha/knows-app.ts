export { planted } from '../../app/domains.ts';
