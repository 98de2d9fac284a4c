import { seal, unseal } from '../../platform/seal.ts';

const PURPOSE = 'sealed case note';

/** What the pair writes to the agency; the tables hold nothing of it in clear. */
export const sealNote = (secret: string, caseId: string, note: string): Buffer => seal(secret, PURPOSE, caseId, Buffer.from(note));

export const openNote = (secret: string, caseId: string, sealed: Buffer): string => unseal(secret, PURPOSE, caseId, sealed).toString();
