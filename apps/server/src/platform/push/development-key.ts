import { createHash } from 'node:crypto';

/** The key that signs push messages on every development machine. It is public knowledge and protects nothing. */
export const developmentPushKey = createHash('sha256').update('subrosa development only push').digest('base64url');
