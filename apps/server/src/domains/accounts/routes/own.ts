import type { ownRoutes } from '@subrosa/contract/accounts/own';
import type { Db } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import { respond, CommittedApiError, type Handlers } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { verifySubscriptionToken } from '../page-urls.ts';
import { requestEmailChange } from '../commands/request-email-change.ts';
import { requestExport } from '../commands/request-export.ts';
import { changeEmailSubscription } from '../commands/change-email-subscription.ts';
import { changePassword } from '../commands/change-password.ts';
import { changeUsername } from '../commands/change-username.ts';
import { deleteAccount } from '../commands/delete-account.ts';
import { removePhone } from '../commands/remove-phone.ts';
import { saveSettings } from '../commands/save-settings.ts';
import { sendPhoneCode } from '../commands/send-phone-code.ts';
import { verifyPhone } from '../commands/verify-phone.ts';
import { closeDevices } from '../../devices/index.ts';
import { findExport } from '../queries/exports.ts';
import { findKeys } from '../queries/keys.ts';
import { findMember, findMemberTotal, findNewEmail, findSettings } from '../queries/members.ts';
import { withPassword, withRecentPassword } from '../reauthentication.ts';
import { viewAccount, viewSettings } from '../view.ts';

const DOWNLOAD_SECONDS = 300;

/** Returns the caller's id. Accounts of others are reported as missing. */
function ownId(caller: Caller | null, id: string): string {
  const { memberId } = memberOf(caller);
  if (memberId !== id) throw new ApiError('resource.notFound');
  return memberId;
}

/** Checks ownership before any other part of the request. */
function ofOneself<C extends { caller: Caller | null; params: { id: string } }, Rest extends unknown[], R>(
  handle: (call: C, ...rest: Rest) => Promise<R>,
) {
  return async (call: C, ...rest: Rest): Promise<R> => {
    ownId(call.caller, call.params.id);
    return handle(call, ...rest);
  };
}

async function accountOf(db: Db, { memberId, premium }: Caller, now: Date) {
  const member = await findMember(db, memberId);
  if (!member) throw new ApiError('resource.notFound');
  const { envelopes } = await findKeys(db, memberId);
  return viewAccount(member, { premium, newEmail: await findNewEmail(db, memberId, now), envelopes });
}

export const ownHandlers: Handlers<typeof ownRoutes> = {
  countMembers: async ({ db }) => ({ total: await findMemberTotal(db) }),

  getSerial: async ({ db, caller }) => {
    const member = await findMember(db, memberOf(caller).memberId);
    if (!member) throw new ApiError('resource.notFound');
    return { serial: member.serial };
  },

  getAccount: ({ db, caller }, { clock }) => accountOf(db, memberOf(caller), clock.now()),

  getUser: ({ db, caller, params }, { clock }) => {
    ownId(caller, params.id);
    return accountOf(db, memberOf(caller), clock.now());
  },

  updateUser: async ({ tx, caller, params, body }, platform) =>
    viewSettings(await saveSettings(tx, { memberId: ownId(caller, params.id), change: body, version: null }, platform)),

  updateUserAlias: async ({ tx, caller, params, body }, platform) =>
    viewSettings(await saveSettings(tx, { memberId: ownId(caller, params.id), change: body, version: null }, platform)),

  getSettings: async ({ db, caller }) => {
    const settings = await findSettings(db, memberOf(caller).memberId);
    if (!settings) throw new ApiError('resource.notFound');
    return respond(viewSettings(settings), { version: settings.version });
  },

  saveSettings: async ({ tx, caller, body, version }, platform) => {
    const saved = await saveSettings(tx, { memberId: memberOf(caller).memberId, change: body, version }, platform);
    return respond(viewSettings(saved), { notice: 'accounts.settingsSaved', version: saved.version });
  },

  changePassword: withPassword(async ({ tx, caller, body }, platform) => {
    await changePassword(tx, memberOf(caller), body, platform);
    return respond({}, { notice: 'accounts.passwordChanged' });
  }),

  changeUsername: ofOneself(
    withPassword(async ({ tx, caller, body }, platform) => {
      await changeUsername(tx, { memberId: memberOf(caller).memberId, ...body }, platform);
      return respond({}, { notice: 'accounts.usernameChanged' });
    }),
  ),

  changeEmail: ofOneself(
    withPassword(async ({ tx, caller, body }, platform) => {
      await requestEmailChange(tx, { memberId: memberOf(caller).memberId, ...body }, platform);
      return respond({}, { notice: 'accounts.emailChangeRequested' });
    }),
  ),

  sendPhoneCode: async ({ tx, caller, body }, { clock }) => ({
    phone: await sendPhoneCode(tx, { memberId: memberOf(caller).memberId, ...body }, clock),
  }),

  verifyPhone: async ({ tx, caller, body }, platform) => {
    const result = await verifyPhone(tx, memberOf(caller).memberId, body.code, platform);
    return result instanceof CommittedApiError ? result : respond({}, { notice: 'accounts.phoneVerified' });
  },

  removePhone: async ({ tx, caller }) => {
    await removePhone(tx, memberOf(caller).memberId);
    return respond({}, { notice: 'accounts.phoneRemoved' });
  },

  removeDevice: withRecentPassword(async ({ tx, caller, params }, { clock }) => {
    const removed = await closeDevices(tx, memberOf(caller).memberId, { only: [params.id] }, clock);
    if (removed.length === 0) throw new ApiError('resource.notFound');
    return respond({}, { notice: 'devices.removed' });
  }),

  deleteAccount: withPassword(async ({ tx, caller }, { clock }) => ({
    reference: await deleteAccount(tx, memberOf(caller).memberId, clock),
  })),

  getExport: async ({ db, caller }) => {
    const found = await findExport(db, memberOf(caller).memberId);
    return {
      state: (found?.state ?? 'none') as 'none' | 'pending' | 'ready',
      requestedAt: found?.requested_at.toISOString() ?? null,
      readyAt: found?.ready_at?.toISOString() ?? null,
    };
  },

  requestExport: withRecentPassword(async ({ tx, caller }, { clock }) => {
    await requestExport(tx, memberOf(caller).memberId, clock);
    return respond({}, { notice: 'accounts.exportRequested' });
  }),

  downloadExport: withRecentPassword(async ({ tx, caller }, { storage }) => {
    const found = await findExport(tx, memberOf(caller).memberId);
    if (!found?.object_key) throw new ApiError('resource.notFound');
    return { url: await storage.signRead(found.object_key, DOWNLOAD_SECONDS, 'my-data.zip') };
  }),

  changeEmailSubscription: async ({ tx, query, body }, platform) => {
    const memberId = verifySubscriptionToken(platform.config.EMAIL_LINK_SECRET, query.token);
    if (memberId === null) throw new ApiError('accounts.linkInvalid');
    return { subscribed: await changeEmailSubscription(tx, memberId, body.subscribed) };
  },
};
