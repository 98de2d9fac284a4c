import type { authRoutes } from '@subrosa/contract/accounts/auth';
import { ResponseError } from '@subrosa/contract/client/errors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { enterPassword, clearPassword } from '../entered-password.ts';
import { completeLogin } from './complete-login.ts';
import type { UnlockingInput } from './unlocking.ts';
import { storeProof } from './suspended.ts';

type LoginValues = { login: string; password: string; remember: boolean };

type LoginReply = ReplyBody<(typeof authRoutes)['login']>;
type SecondFactorChallenge = Extract<LoginReply, { step: 'second_factor' }>;
type DeviceChoice = ReplyBody<(typeof authRoutes)['listDevicesAtLogin']>;

export type ProofMethod = SecondFactorChallenge['methods'][number];

/** What a later step needs from the first. */
type FirstStep = { login: string; remember: boolean; unlocking: UnlockingInput };

export type SecondStep = { step: 'second_factor' } & Pick<SecondFactorChallenge, 'ticket' | 'methods' | 'passkeyOptions'> & FirstStep;

/** Every factor is proved, and two devices are logged in. */
export type DeviceStep = { step: 'devices' } & DeviceChoice & FirstStep;

export type LoginStep = SecondStep | DeviceStep;

export type Proof = { totp: string } | { code: string } | { passkey: string };

/** Signs in, or returns the next step if one is required. */
export async function logIn({ login, password, remember }: LoginValues): Promise<LoginStep | null> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.getKdf, { body: { names: [name] } });
  const { passwordId, body } = await enterPassword({ ...inService, password, salt: salts[0] ?? '' });
  const unlocking = { passwordId, signIn: body, kind: identifierOf(name).kind, inService };
  const reply = await sendLogin(
    () => visitorClient.call(accounts.login, { body: { login: name, ...body, remember } }),
    () => visitorClient.call(accounts.listDevicesAtLogin, { body: { login: name, ...body } }),
  ).catch(async (error: unknown) => {
    await clearPassword(passwordId);
    if (error instanceof ResponseError && error.code === 'auth.suspended') storeProof({ login: name, ...body });
    throw error;
  });
  if (reply.step !== 'signed_in') return { ...reply, login: name, remember, unlocking };
  await completeLogin(reply.session, unlocking);
  return null;
}

/** Completes the login, or returns the devices if two are logged in. */
export async function proveSecondFactor({ ticket, login, remember, unlocking }: SecondStep, proof: Proof): Promise<DeviceStep | null> {
  const reply = await sendLogin(
    async () => ({
      step: 'signed_in' as const,
      ...(await visitorClient.call(accounts.proveSecondFactor, { body: { ticket, remember, ...proof } })),
    }),
    // The login over the limit left the proof unused.
    () => visitorClient.call(accounts.listDevicesAtSecondFactor, { body: { ticket, ...proof } }),
  );
  if (reply.step === 'devices') return { ...reply, login, remember, unlocking };
  await completeLogin(reply.session, unlocking);
  return null;
}

export async function replaceDevice({ ticket, remember, unlocking }: DeviceStep, device: string): Promise<void> {
  const { session } = await visitorClient.call(accounts.replaceDevice, { body: { ticket, device, remember } });
  await completeLogin(session, unlocking);
}

async function sendLogin<Reply>(
  send: () => Promise<Reply>,
  listDevices: () => Promise<DeviceChoice>,
): Promise<Reply | ({ step: 'devices' } & DeviceChoice)> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ResponseError) || error.code !== 'auth.deviceLimit') throw error;
    return { step: 'devices', ...(await listDevices()) };
  }
}
