import { createHash } from 'node:crypto';

/** The key that signs push messages on all development machines. It is public and protects nothing. */
export const developmentPushKey = createHash('sha256').update('subrosa development only push').digest('base64url');
