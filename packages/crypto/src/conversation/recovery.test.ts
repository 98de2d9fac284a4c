import { expect, it } from 'vitest';
import { changePassword } from '../account/change-secret.ts';
import { derive } from '../account/derive.ts';
import { encryptEnvelope } from '../account/envelope.ts';
import { UnlockError } from '../account/errors.ts';
import { createRecoveryCode, recoveryKek } from '../account/recovery-code.ts';
import { prepareSignIn, unlock } from '../account/sign-in.ts';
import { aSalt, quickParameters } from '../../test/support/account.ts';
import { FELIX, IRIS, CONVERSATION, aChatPair } from '../../test/support/personas.ts';
import { rotate, unlockBrowser } from '../../test/support/test-member.ts';

const byCode = { memberId: IRIS, kind: 'recovery' } as const;
const salts = { email: { salt: aSalt() }, username: { salt: aSalt() } };

/** Two members with messages, and the stored data of Iris after a password reset: no password decrypts anything. */
async function afterAReset() {
  const pair = await aChatPair();
  await pair.iris.send(CONVERSATION, 'Said long ago.');
  const code = createRecoveryCode();
  const envelope = await encryptEnvelope(pair.irisAccount.masterKey, await recoveryKek(code, IRIS), byCode);
  return { ...pair, code, stored: { ...byCode, envelope, bundle: pair.irisAccount.bundle } };
}

it('unlock() restores all history by the recovery code, and then by the new password', async () => {
  const { server, felix, code, stored } = await afterAReset();
  const { masterKey } = await unlock(await recoveryKek(code, IRIS), stored);
  const restored = await unlockBrowser(server, { memberId: IRIS, masterKey, bundle: stored.bundle });
  expect(await restored.read(CONVERSATION)).toEqual(['Said long ago.']);

  const password = 'a new password';
  const made = await changePassword({ memberId: IRIS, masterKey, password, parameters: quickParameters, derive, ...salts });
  const { kek } = await prepareSignIn({ password, parameters: quickParameters, derive, salt: salts.email.salt });
  const again = await unlock(kek, { memberId: IRIS, kind: 'email', envelope: made.email.envelope, bundle: stored.bundle });
  const third = await unlockBrowser(server, { memberId: IRIS, masterKey: again.masterKey, bundle: stored.bundle });
  expect(await third.read(CONVERSATION)).toEqual(['Said long ago.']);
  expect((await felix.loadContacts([IRIS])).assessments.get(IRIS)?.state).toBe('same');
});

it('unlock() rejects a wrong recovery code', async () => {
  const { stored } = await afterAReset();
  await expect(unlock(await recoveryKek(createRecoveryCode(), IRIS), stored)).rejects.toThrow(UnlockError);
});

it('rotateKeys makes the earlier recovery code useless and keeps all history', async () => {
  const { server, iris, code, stored, irisAccount } = await afterAReset();
  await iris.loadContacts([FELIX]);
  const { account, browser } = await rotate(server, irisAccount);
  await expect(unlock(await recoveryKek(code, IRIS), { ...stored, bundle: account.bundle })).rejects.toThrow(UnlockError);
  expect(await browser.read(CONVERSATION)).toEqual(['Said long ago.']);
});
