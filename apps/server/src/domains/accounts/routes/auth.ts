import type { authRoutes } from '@subrosa/contract/accounts/auth';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { kdfInService } from '@subrosa/rules/accounts/kdf';
import { usernameProblem } from '@subrosa/rules/accounts/username';
import { withPreparation, respond, CommittedApiError, type Handlers } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { listDevices, viewDevice } from '../../devices/index.ts';
import { startSecondFactorChallenge } from '../commands/start-second-factor-challenge.ts';
import { login, offerDevicesAtLogin } from '../commands/login.ts';
import { offerDevicesAtSecondFactor, proveSecondFactor } from '../commands/prove-second-factor.ts';
import { removeDevicesByLink } from '../commands/remove-devices-by-link.ts';
import { replaceDevice } from '../commands/replace-device.ts';
import { resetPassword } from '../commands/reset-password.ts';
import { signUp } from '../commands/sign-up.ts';
import { verifyEmail } from '../commands/verify-email.ts';
import { saltOf } from '../credentials.ts';
import { enqueueDevicesEmail, enqueueResetEmail, enqueueVerificationEmail } from '../jobs.ts';
import { issueMemberId } from '../issue-member-id.ts';
import { linkHash } from '../mail-links.ts';
import { newChallenge } from '../proof-of-work.ts';
import { isUsernameTaken, peekLink } from '../queries/members.ts';
import { getResetInfo } from '../queries/resets.ts';

const checkInbox = () => respond({}, { notice: 'accounts.checkInbox' as const });

export const entryHandlers: Handlers<typeof authRoutes> = {
  getKdf: ({ body }, { config }) => ({
    // The list is the same for every name, so that it reveals neither who has an account nor who signed in recently.
    ...kdfInService(config.PASSWORD_KDF_VERSIONS),
    salts: body.names.map((name) => saltOf(config.CREDENTIAL_SECRET, identifierOf(name))),
  }),

  getBreachedRange: withPreparation(
    // A failing list does not block a sign-up: the browser has a list of its own.
    async ({ body }, { breachedPasswords, log }) =>
      (await breachedPasswords?.range(body.prefix).catch((error: unknown) => {
        log.warn({ err: error }, 'the list of breached passwords failed');
        return null;
      })) ?? null,
    async ({ found }) => ({ entries: found }),
  ),

  getChallenge: async ({ db }, { clock, config }) => ({
    challenge: JSON.stringify(await newChallenge(config.SESSION_SECRET, config.SIGNUP_POW_COST, clock, await issueMemberId(db))),
  }),

  validateSignUp: async ({ tx, body }, { clock, config }) => {
    if (body.username === undefined) return {};
    const problem = usernameProblem(body.username, { underscore: config.USERNAME_UNDERSCORE });
    const taken = problem === null && (await isUsernameTaken(tx, body.username, clock.now()));
    const found = problem ?? (taken ? 'username.taken' : null);
    if (found) throw new ApiError('request.invalid', { fields: { username: found } });
    return {};
  },

  signUp: async ({ tx, body, locale }, platform) => {
    await signUp(tx, { ...body, locale }, platform);
    return {};
  },

  resendVerification: async ({ tx, body }) => {
    await enqueueVerificationEmail(tx, body.email);
    return checkInbox();
  },

  verifyEmail: async ({ tx, body }, { clock }) => ({ outcome: await verifyEmail(tx, body.token, clock) }),

  login: async ({ tx, body, browser, attempt }, platform) => {
    const result = await login(tx, { ...body, browser, attempt }, platform);
    if (result instanceof CommittedApiError) return result;
    if ('awaited' in result) return { step: 'second_factor' as const, ...result.awaited };
    return respond({ step: 'signed_in' as const, session: result.session }, { cookies: result.cookies });
  },

  proveSecondFactor: async ({ tx, body, browser, attempt }, platform) => {
    const result = await proveSecondFactor(tx, { ...body, browser, attempt }, platform);
    return result instanceof CommittedApiError ? result : respond({ session: result.session }, { cookies: result.cookies });
  },

  listDevicesAtLogin: ({ tx, body, browser }, platform) => offerDevicesAtLogin(tx, { ...body, browser }, platform),

  listDevicesAtSecondFactor: ({ tx, body, browser }, platform) => offerDevicesAtSecondFactor(tx, { ...body, browser }, platform),

  replaceDevice: async ({ tx, body, browser, attempt }, platform) => {
    const { session, cookies } = await replaceDevice(tx, { ...body, browser, attempt }, platform);
    return respond({ session }, { cookies });
  },

  forgotPassword: async ({ tx, body }) => {
    await enqueueResetEmail(tx, body.email);
    return checkInbox();
  },

  getResetInfo: async ({ tx, body, browser }, platform) => {
    const { clock, config } = platform;
    const found = await getResetInfo(tx, body.token, { now: clock.now(), config });
    if (!found) throw new ApiError('accounts.linkInvalid');
    const challenge = await startSecondFactorChallenge(
      tx,
      { memberId: found.id, identifierKind: 'email', browser },
      platform,
      'reset_password',
    );
    return { ...found, secondFactor: challenge?.awaited ?? null };
  },

  resetPassword: async ({ tx, body, browser }, platform) => (await resetPassword(tx, { ...body, browser }, platform)) ?? {},

  requestDevicesLink: async ({ tx, body }) => {
    await enqueueDevicesEmail(tx, body.email);
    return checkInbox();
  },

  listDevicesByLink: async ({ db, query }, { clock }) => {
    const memberId = await peekLink(db, linkHash(query.token), 'manage_devices', clock.now());
    if (memberId === null) throw new ApiError('accounts.linkInvalid');
    return (await listDevices(db, memberId, clock.now())).map((device) => viewDevice(device, null));
  },

  removeDevicesByLink: async ({ tx, body }, { clock }) => {
    await removeDevicesByLink(tx, body, clock);
    return respond({}, { notice: 'devices.removed' });
  },
};
