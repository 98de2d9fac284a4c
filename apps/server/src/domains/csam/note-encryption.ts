import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

const PURPOSE = 'csam case note';

/** Encrypts the reviewers' note to NCMEC, so that no table contains it as plain text. */
export const encryptNote = (secret: string, caseId: string, note: string): Buffer =>
  encryptAtRest(secret, PURPOSE, caseId, Buffer.from(note));

export const decryptNote = (secret: string, caseId: string, encrypted: Buffer): string =>
  decryptAtRest(secret, PURPOSE, caseId, encrypted).toString();
