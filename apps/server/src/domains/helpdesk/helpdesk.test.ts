import { describe, expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';

const api = useApi();
const QUESTION = 'How do I change my birthday?';

interface Thread {
  messages: { id: string; from: string; text: string; staff: string | null; sequence: number }[];
  newest: number;
  unread: number;
  can: { send: boolean; because: string | null };
}

interface Queue {
  threads: { memberId: string; username: string; waiting: boolean }[];
  waiting: number;
  after: string | null;
}

async function somebody(traits: Parameters<typeof aMember>[2]) {
  const member = await aMember(api.db, api.config, traits);
  const browser = aBrowser(api);
  await browser.login(member);
  const write = (text = QUESTION, id: string = crypto.randomUUID()) =>
    browser.call<{ sequence: number }>('POST', '/api/helpdesk', { id, text });
  return { ...member, browser, write, read: async () => (await browser.call<Thread>('GET', '/api/helpdesk')).body };
}

const phone = '+16045550177';
const aMemberWithPhone = () => somebody({ phone });
const staff = (staffRole: 'support' | 'moderator' = 'support') => somebody({ staffRole, phone });
const queue = async (who: Awaited<ReturnType<typeof somebody>>, query = '') =>
  (await who.browser.call<Queue>('GET', `/api/staff/helpdesk${query}`)).body;

describe('helpdesk', () => {
  it('allows every plan with a verified phone, and states what is missing without one', async () => {
    const [one, other] = [await aMemberWithPhone(), await somebody({})];
    expect((await one.write()).body).toMatchObject({ sequence: 1 });
    expect((await other.write()).code).toBe('helpdesk.phoneNotVerified');
    expect(await other.read()).toMatchObject({ messages: [], can: { send: false, because: 'phone' } });
  });

  it('shows one thread to member and staff, without the names of staff for the member', async () => {
    const [one, support, other] = [await aMemberWithPhone(), await staff(), await staff('moderator')];
    await one.write();
    const path = `/api/staff/helpdesk/${one.id}`;
    expect((await queue(support, '?show=all')).threads.find(({ memberId }) => memberId === one.id)).toMatchObject({ waiting: true });
    const seen = (await support.browser.call<Thread>('GET', path)).body;
    expect(seen.messages).toMatchObject([{ from: 'member', text: QUESTION }]);
    expect((await support.browser.call('POST', path, { id: crypto.randomUUID(), text: 'In your profile.' })).status).toBe(200);
    expect((await other.browser.call<Thread>('GET', path)).body.messages.at(-1)).toMatchObject({ from: 'staff', staff: support.username });
    expect(await one.read()).toMatchObject({
      newest: 2,
      unread: 1,
      messages: [{ from: 'member' }, { from: 'staff', text: 'In your profile.', staff: null }],
    });
    await one.browser.call('PUT', '/api/helpdesk/cursor', { read: 9 });
    expect(await one.read()).toMatchObject({ unread: 0 });
    const events = await api.db
      .selectFrom('helpdesk_event')
      .select(['kind', 'staff_id'])
      .where('member_id', '=', one.id)
      .orderBy('occurred_at')
      .execute();
    expect(events).toEqual([
      { kind: 'accessed', staff_id: support.id },
      { kind: 'answered', staff_id: support.id },
      { kind: 'accessed', staff_id: other.id },
    ]);
  });

  it('stores messages encrypted at rest', async () => {
    const one = await aMemberWithPhone();
    await one.write('A word that stands nowhere else: heliotrope.');
    expect(await tracesInDatabase(api.db, ['heliotrope', Buffer.from('heliotrope').toString('hex')])).toEqual([]);
    expect((await one.read()).messages[0]).toMatchObject({ text: 'A word that stands nowhere else: heliotrope.' });
  });

  it('stores a repeated message once, also concurrently, and in order', async () => {
    const one = await aMemberWithPhone();
    const id = crypto.randomUUID();
    const sent = await Promise.all([one.write('Twice.', id), one.write('Twice.', id), one.write('Another.')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent[0].body).toEqual(sent[1].body);
    expect((await one.read()).messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('lists threads as waiting until answered or resolved, the longest waiting first', async () => {
    const [first, second, support] = [await aMemberWithPhone(), await aMemberWithPhone(), await staff()];
    await first.write();
    await second.write();
    await first.write('Still there?');
    const waiting = async () =>
      (await queue(support)).threads.map(({ memberId }) => memberId).filter((id) => [first.id, second.id].includes(id));
    expect(await waiting()).toEqual([first.id, second.id]);
    await support.browser.call('POST', `/api/staff/helpdesk/${first.id}/resolve`, {});
    await support.browser.call('POST', `/api/staff/helpdesk/${second.id}`, { id: crypto.randomUUID(), text: 'Here.' });
    expect(await waiting()).toEqual([]);
    await first.write('And now?');
    expect(await waiting()).toEqual([first.id]);
  });

  it('lets only members start a thread, and only staff read it, except their own', async () => {
    const [one, other, support] = [await aMemberWithPhone(), await aMemberWithPhone(), await staff()];
    await one.write();
    await support.write('I have a question too.');
    const post = (who: typeof one, id: string) =>
      who.browser.call('POST', `/api/staff/helpdesk/${id}`, { id: crypto.randomUUID(), text: 'Hello.' });
    expect((await post(support, other.id)).status).toBe(404);
    expect((await post(support, support.id)).status).toBe(404);
    expect((await post(other, one.id)).status).toBe(404);
    expect((await other.browser.call('GET', `/api/staff/helpdesk/${one.id}`)).status).toBe(404);
    expect((await support.browser.call('GET', `/api/staff/helpdesk/${support.id}`)).status).toBe(404);
    expect((await queue(support, '?show=all')).threads.map(({ memberId }) => memberId)).not.toContain(support.id);
  });
});
