import { expect, it } from 'vitest';
import { UnlockError, InvalidRecoveryCode } from './errors.ts';
import { createAccountKeys } from './create-keys.ts';
import { decryptEnvelope, encryptEnvelope } from './envelope.ts';
import { createRecoveryCode, recoveryKek } from './recovery-code.ts';
import { FELIX, IRIS } from '../../test/support/account.ts';

const owner = { memberId: IRIS, kind: 'recovery' } as const;

it('recoveryKek decrypts the recovery envelope with the twelve words', async () => {
  const { masterKey } = await createAccountKeys({ memberId: IRIS });
  const code = createRecoveryCode();
  expect(code.split(' ')).toHaveLength(12);
  const envelope = await encryptEnvelope(masterKey, await recoveryKek(code, IRIS), owner);
  expect(await decryptEnvelope(envelope, await recoveryKek(code, IRIS), owner)).toEqual(masterKey);
});

it('recoveryKek ignores capitals, line breaks and spaces', async () => {
  const code = createRecoveryCode();
  const typed = `  ${code.toUpperCase().replaceAll(' ', '\n \t')}\u00A0`;
  expect(await recoveryKek(typed, IRIS)).toEqual(await recoveryKek(code, IRIS));
});

it('recoveryKek returns another key for each member with the same words', async () => {
  const code = createRecoveryCode();
  expect(await recoveryKek(code, IRIS)).not.toEqual(await recoveryKek(code, FELIX));
});

it('recoveryKek fails with a well-formed code of another member', async () => {
  const { masterKey } = await createAccountKeys({ memberId: IRIS });
  const envelope = await encryptEnvelope(masterKey, await recoveryKek(createRecoveryCode(), IRIS), owner);
  await expect(decryptEnvelope(envelope, await recoveryKek(createRecoveryCode(), IRIS), owner)).rejects.toThrow(UnlockError);
});

const legal = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

it('recoveryKek accepts the published example', async () => {
  expect(await recoveryKek(legal, IRIS)).toHaveLength(32);
});

it.each([
  ['a word that is not in the list', legal.replace('sausage', 'sausages')],
  ['another word of the list, against the checksum', legal.replace('yellow', 'zebra')],
  ['two words swapped', legal.replace('legal winner', 'winner legal')],
  ['a word missing', legal.replace(' yellow', '')],
  ['fifteen words, in order but too many', `${'abandon '.repeat(14)}address`],
  ['nothing', ''],
])('recoveryKek rejects %s', async (_, typed) => {
  await expect(recoveryKek(typed, IRIS)).rejects.toThrow(InvalidRecoveryCode);
});
