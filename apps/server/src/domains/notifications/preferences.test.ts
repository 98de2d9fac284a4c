import type { Preferences } from '@subrosa/contract/notifications/schemas';
import { kindRules } from '@subrosa/rules/notifications/kinds';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aDevice, aMember } from '../../../test/support/members.ts';
import { aToken } from '../../../test/support/tokens.ts';
import { notifications } from './index.ts';

const api = useApi();
let memberId: string;
let authorization: string;

beforeEach(async () => {
  ({ id: memberId } = await aMember(api.db, api.config));
  authorization = `Bearer ${await aToken({ audience: 'api', memberId, deviceId: await aDevice(api.db, memberId) })}`;
});

const PATH = '/api/notifications/preferences';

async function responseOf(call: () => Promise<Response>) {
  // The test shares the machine with the api: a request that was shed with 503 is sent again.
  const poll = async () => {
    const answered = await call();
    return answered.status === 503 ? null : answered;
  };
  const answered = await eventually(poll, 20_000, 'an api that keeps up');
  const { body, code } = (await answered.json()) as { body: Preferences; code?: string };
  return { status: answered.status, version: answered.headers.get('etag') ?? '', body, code };
}

const read = () => responseOf(() => api.get(PATH, { authorization }));
const save = (change: object, version: string) =>
  responseOf(() => api.request('PUT', PATH, { body: change, headers: { authorization, ...(version && { 'if-match': version }) } }));
const kept = () =>
  api.db.selectFrom('notification_preference').select(['kind', 'in_app', 'email', 'push']).where('member_id', '=', memberId).execute();

it('PUT /api/notifications/preferences stores only choices that differ from the default', async () => {
  const { body, version } = await read();
  expect(body).toMatchObject({ emailFrequency: 'immediate', quietFrom: null, quietTo: null, messages: true, email: 'on' });
  expect(body.kinds).toEqual(Object.fromEntries(Object.entries(kindRules).map(([kind, { usually }]) => [kind, usually])));
  const saved = await save({ kinds: { connection_request: { email: false }, favourited_profile: { inApp: true } } }, version);
  expect(saved.body.kinds.connection_request).toEqual({ inApp: true, email: false, push: true });
  expect(await kept()).toEqual([{ kind: 'connection_request', in_app: true, email: false, push: true }]);
  const back = await save({ kinds: { connection_request: { email: true } }, emailFrequency: 'daily' }, saved.version);
  expect(back.body).toMatchObject({ emailFrequency: 'daily', kinds: { connection_request: { email: true } } });
  expect(await kept()).toEqual([]);
});

it('PUT /api/notifications/preferences accepts quiet hours with two different ends, also over midnight', async () => {
  const { version } = await read();
  const saved = await save({ quietFrom: '22:30', quietTo: '07:00' }, version);
  expect(saved.body).toMatchObject({ quietFrom: '22:30', quietTo: '07:00' });
  for (const change of [{ quietFrom: null }, { quietFrom: '07:00' }, { quietTo: '25:00' }]) {
    expect(await save(change, saved.version)).toMatchObject({ status: 400, code: 'request.invalid' });
  }
  expect((await save({ quietFrom: null, quietTo: null }, saved.version)).body).toMatchObject({ quietFrom: null, quietTo: null });
});

it('PUT /api/notifications/preferences turns pushes about messages off, and keeps it on other changes', async () => {
  const saved = await save({ messages: false }, (await read()).version);
  expect(saved.body.messages).toBe(false);
  expect((await save({ emailFrequency: 'daily' }, saved.version)).body).toMatchObject({ messages: false, emailFrequency: 'daily' });
});

it('PUT /api/notifications/preferences accepts one of several concurrent changes to a version', async () => {
  const { version } = await read();
  const answers = await Promise.all(['daily', 'immediate', 'daily'].map((emailFrequency) => save({ emailFrequency }, version)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  expect((await save({ emailFrequency: 'immediate' }, '')).status).toBeGreaterThanOrEqual(400);
  expect((await read()).version).toBe(answers.find(({ status }) => status === 200)?.version);
});

it('GET /api/notifications/preferences returns whether optional emails are sent', async () => {
  await api.db
    .insertInto('email_deliverability')
    .values({ member_id: memberId, email_hash: Buffer.alloc(32), bouncing_since: new Date(), feedback_until: new Date() })
    .execute();
  expect((await read()).body.email).toBe('bouncing');
  await api.db.updateTable('member_settings').set({ email_subscription: false }).where('member_id', '=', memberId).execute();
  expect((await read()).body.email).toBe('off');
});

it('includes the preferences in the data export', async () => {
  expect(await notifications.exports?.(api.db, memberId, api.config)).toMatchObject({
    'notifications.json': { notifications: [], preferences: { emailFrequency: 'immediate' }, devices: [] },
  });
});
