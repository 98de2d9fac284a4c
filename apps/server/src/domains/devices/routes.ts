import { timingSafeEqual } from 'node:crypto';
import { devicesRoutes } from '@subrosa/contract/devices';
import { memberOf } from '../../platform/http/caller.ts';
import { respond, endpoints, CommittedApiError } from '../../platform/http/endpoint.ts';
import { issueTicket } from '../../platform/realtime/tickets.ts';
import { certifyDevice } from './commands/certify-device.ts';
import { closeDevices } from './commands/close-devices.ts';
import { refreshDevice } from './commands/refresh-device.ts';
import { signOut } from './commands/sign-out.ts';
import { noRefreshCookie, REFRESH_COOKIE } from './cookies.ts';
import { policy } from './policy.ts';
import { listDevices, listSignIns } from './queries.ts';
import { deviceTokenOf } from './refresh-token.ts';
import { viewDevice } from './view.ts';

export const routes = endpoints(devicesRoutes, policy, {
  refresh: async ({ tx, body, browser }, platform) => {
    const token = body.token ?? browser.cookies[REFRESH_COOKIE] ?? '';
    const opened = await refreshDevice(tx, { token, userId: body.user_id, cookieless: body.token !== undefined }, platform);
    return opened instanceof CommittedApiError ? opened : respond(opened.tokens, { cookies: opened.cookies });
  },

  logout: async ({ tx, caller, browser }, platform) => {
    await signOut(tx, { caller, refreshToken: browser.cookies[REFRESH_COOKIE] }, platform);
    return respond({}, { cookies: [noRefreshCookie] });
  },

  autoLogout: async ({ tx, body }, { clock, config }) => {
    const expected = Buffer.from(deviceTokenOf(config.SESSION_SECRET, body.auth_id));
    const given = Buffer.from(body.device_token);
    const genuine = expected.length === given.length && timingSafeEqual(expected, given);
    if (genuine) await closeDevices(tx, body.user_id, { only: [body.auth_id] }, clock);
    return respond({}, { cookies: genuine ? [noRefreshCookie] : [] });
  },

  listDevices: async ({ db, caller }, { clock }) => {
    const { memberId, deviceId } = memberOf(caller);
    return (await listDevices(db, memberId, clock.now())).map((device) => viewDevice(device, deviceId));
  },

  listSignIns: async ({ db, caller }) =>
    (await listSignIns(db, memberOf(caller).memberId)).map(({ signed_in_at: signedInAt, kind, browser, known }) => ({
      at: signedInAt.toISOString(),
      kind: kind as 'desktop' | 'mobile',
      browser,
      known,
    })),

  certifyDevice: async ({ tx, caller, body }) => {
    await certifyDevice(tx, memberOf(caller), body);
    return {};
  },

  issueSocketTicket: async ({ caller }, { redis }) => ({ ticket: await issueTicket(redis, memberOf(caller)) }),
});
