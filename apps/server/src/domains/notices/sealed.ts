import type { noticesCalls } from '@subrosa/contract/notices';
import type { BodyOf } from '@subrosa/contract/route';
import { seal, unseal } from '../../platform/seal.ts';

/** Who wrote it and what: nothing of it is of use to who has the database alone. */
export type Letter = Omit<BodyOf<typeof noticesCalls.fileNotice>, 'kind' | 'picture'>;

const PURPOSE = 'notice';

export const sealLetter = (secret: string, id: string, letter: Letter): Buffer =>
  seal(secret, PURPOSE, id, Buffer.from(JSON.stringify(letter)));

export const openLetter = (secret: string, id: string, sealed: Buffer): Letter =>
  JSON.parse(unseal(secret, PURPOSE, id, sealed).toString()) as Letter;
