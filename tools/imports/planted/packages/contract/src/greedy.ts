export { planted } from '../../mail/src/mail.ts';
