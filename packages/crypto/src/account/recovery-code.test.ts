import { expect, it } from 'vitest';
import { CannotUnlock, InvalidRecoveryCode } from './errors.ts';
import { createAccountKeys } from './create-keys.ts';
import { openEnvelope, encryptEnvelope } from './envelope.ts';
import { isRecoveryCode, newRecoveryCode, recoveryKek } from './recovery-code.ts';
import { FELIX, IRIS } from './testing.ts';

const owner = { memberId: IRIS, kind: 'recovery' } as const;

it('opens the recovery envelope with the twelve words', async () => {
  const { masterKey } = await createAccountKeys({ memberId: IRIS });
  const code = newRecoveryCode();
  expect(code.split(' ')).toHaveLength(12);
  const envelope = await encryptEnvelope(masterKey, await recoveryKek(code, IRIS), owner);
  expect(await openEnvelope(envelope, await recoveryKek(code, IRIS), owner)).toEqual(masterKey);
});

it('does not mind capitals, line breaks and spaces', async () => {
  const code = newRecoveryCode();
  const typed = `  ${code.toUpperCase().replaceAll(' ', '\n \t')}\u00A0`;
  expect(isRecoveryCode(typed)).toBe(true);
  expect(await recoveryKek(typed, IRIS)).toEqual(await recoveryKek(code, IRIS));
});

it('gives every member another key for the same words', async () => {
  const code = newRecoveryCode();
  expect(await recoveryKek(code, IRIS)).not.toEqual(await recoveryKek(code, FELIX));
});

it('does not open with a well-formed code that is not the one', async () => {
  const { masterKey } = await createAccountKeys({ memberId: IRIS });
  const envelope = await encryptEnvelope(masterKey, await recoveryKek(newRecoveryCode(), IRIS), owner);
  await expect(openEnvelope(envelope, await recoveryKek(newRecoveryCode(), IRIS), owner)).rejects.toThrow(CannotUnlock);
});

const legal = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

it('takes the published example of a code', () => {
  expect(isRecoveryCode(legal)).toBe(true);
});

it.each([
  ['a word that is not in the list', legal.replace('sausage', 'sausages')],
  ['another word of the list, against the checksum', legal.replace('yellow', 'zebra')],
  ['two words swapped', legal.replace('legal winner', 'winner legal')],
  ['a word missing', legal.replace(' yellow', '')],
  ['fifteen words, in order but too many', `${'abandon '.repeat(14)}address`],
  ['nothing', ''],
])('refuses %s', async (_, typed) => {
  expect(isRecoveryCode(typed)).toBe(false);
  await expect(recoveryKek(typed, IRIS)).rejects.toThrow(InvalidRecoveryCode);
});
