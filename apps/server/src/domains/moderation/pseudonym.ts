export { pseudonymOf } from '../../platform/pseudonym.ts';
