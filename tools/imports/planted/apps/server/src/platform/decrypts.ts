export { planted } from '../../../../packages/crypto/src/keys.ts';
