import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../app/platforms.ts';
import { startWorker } from '../../app/worker.ts';
import { newId } from '../../platform/ids.ts';
import type { Running } from '../../platform/lifecycle.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { headersOf, mailsTo, mailTo } from '../../../test/support/mailbox.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { tasks } from './jobs.ts';
import { confirmUrl, unsubscribeUrl } from './newsletter-links.ts';

const team = { SUPPORT_EMAIL: `support-${newId()}@subrosa.example`, PRIVACY_EMAIL: `privacy-${newId()}@subrosa.example` };
const api = useApi({ config: team });
let worker: Running;

beforeAll(async () => {
  worker = await startWorker({ ...api.config, ...team });
});
afterAll(() => worker.stop());

const someone = () => `iris-${newId()}@example.org`;
const fresh = () => ({ 'x-forwarded-for': aNetwork() });
const tokenIn = (url: string) => url.slice(url.indexOf('#') + 1);

describe('POST /api/contact', () => {
  it('stores the message, forwards it to support and returns a reference', async () => {
    const email = someone();
    const answered = await api.post('/api/contact', { email, message: 'How do I change\nmy username? <b>' }, fresh());
    const { body, message, code } = (await answered.json()) as { body: { reference: string }; message: string; code: string };
    expect([code, message]).toEqual(['support.messageReceived', 'Thanks. We’ve received your message.']);
    expect(body.reference).toMatch(/^M-\w{4}-\w{4}$/);
    const mail = await mailTo(team.SUPPORT_EMAIL);
    expect(mail.text).toContain('How do I change');
    expect(mail.html).not.toContain('<b>');
    expect((await headersOf(mail)).get('reply-to')).toBe(email);
    expect(await api.db.selectFrom('contact_message').select('email').where('reference', '=', body.reference).execute()).toEqual([
      { email },
    ]);
  });

  it('requires a message and a valid email address, with the messages of the specification', async () => {
    const answered = await api.post('/api/contact', { email: 'nobody', message: '  ' }, fresh());
    expect(await answered.json()).toMatchObject({
      fields: { email: { message: 'Must be a valid email!' }, message: { message: 'Message is required!' } },
    });
    const empty = await api.post('/api/contact', {}, fresh());
    expect(await empty.json()).toMatchObject({
      fields: { email: { message: 'Email is required!' }, message: { message: 'Message is required!' } },
    });
  });

  it('accepts five messages an hour from one network', async () => {
    const network = fresh();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await api.post('/api/contact', { email: someone(), message: 'Hello' }, network)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('stores a message once for repeated requests with one idempotency key', async () => {
    const email = someone();
    const headers = { ...fresh(), 'idempotency-key': newId() };
    const replies = await Promise.all(
      [1, 2, 3].map(async () => (await api.post('/api/contact', { email, message: 'Once' }, headers)).text()),
    );
    expect(new Set(replies).size).toBe(1);
    expect(await api.db.selectFrom('contact_message').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });
});

describe('newsletter', () => {
  const join = (email: string, headers: Record<string, string> = {}) =>
    api.post('/api/mail-chimp/audience-member', { email, name: 'Iris', status: 'subscribed' }, { ...fresh(), ...headers });
  const subscriber = (email: string) =>
    api.db.selectFrom('newsletter_subscriber').select(['id', 'state']).where('email', '=', email).executeTakeFirstOrThrow();
  const confirm = (token: string) => api.post('/api/newsletter/confirm', { token }, fresh());

  it('sends a discreet confirmation email in the reader’s language', async () => {
    const email = someone();
    await join(email, { 'accept-language': 'uk' });
    const mail = await mailTo(email);
    expect(mail.subject).not.toMatch(/subrosa|newsletter|fetish/i);
    expect(mail.html).toContain('lang="uk"');
    const { id } = await subscriber(email);
    expect(mail.text).toContain(confirmUrl(id, api.config));
    expect((await headersOf(mail)).get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('sends no second email to a confirmed address, and returns the same response', async () => {
    const email = someone();
    const first = await (await join(email)).text();
    await mailTo(email);
    const { id } = await subscriber(email);
    expect((await confirm(tokenIn(confirmUrl(id, api.config)))).status).toBe(200);
    const again = await (await join(email.toUpperCase())).text();
    expect(again).toBe(first);
    expect((await subscriber(email)).state).toBe('subscribed');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('unsubscribes by the link of the email and by the one-click request of a mail program', async () => {
    for (const leave of [
      (token: string) => api.post(`/api/newsletter/leave?token=${token}`, {}, fresh()),
      (token: string) =>
        fetch(`http://127.0.0.1:${api.port}/api/newsletter/leave?token=${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...fresh() },
          body: 'List-Unsubscribe=One-Click',
        }),
    ]) {
      const email = someone();
      await join(email);
      const { id } = await subscriber(email);
      expect((await leave(tokenIn(unsubscribeUrl(id, api.config)))).status).toBe(200);
      expect((await subscriber(email)).state).toBe('unsubscribed');
    }
  });

  it('rejects forged tokens and tokens of another purpose', async () => {
    const email = someone();
    await join(email);
    const { id } = await subscriber(email);
    for (const token of ['', 'x', `${id}.x`, tokenIn(unsubscribeUrl(id, api.config)), tokenIn(confirmUrl(newId(), api.config))]) {
      const answered = await confirm(token);
      expect([404, 400]).toContain(answered.status);
    }
    expect((await subscriber(email)).state).toBe('pending');
  });
});

describe('POST /api/user-details/ccpa', () => {
  it('acknowledges the request by email and forwards it with its deadline', async () => {
    const email = someone();
    const answered = await api.post('/api/user-details/ccpa', { email, kind: 'delete', region: 'California' }, fresh());
    const { body } = (await answered.json()) as { body: { reference: string } };
    const [acknowledged, filed] = [await mailTo(email), await mailTo(team.PRIVACY_EMAIL)];
    expect(acknowledged.text).toContain(body.reference);
    expect(filed.text).toContain(body.reference);
    const row = await api.db.selectFrom('privacy_request').selectAll().where('reference', '=', body.reference).executeTakeFirstOrThrow();
    const days = (Date.parse(row.answer_by) - Date.parse(row.received_at.toISOString().slice(0, 10))) / 86_400_000;
    expect(days).toBe(45);
  });

  it('rejects an unknown kind of request', async () => {
    const answered = await api.post('/api/user-details/ccpa', { email: someone(), kind: 'everything' }, fresh());
    expect(await answered.json()).toMatchObject({ fields: { kind: { code: 'field.notAChoice' } } });
  });
});

describe('POST /api/client-errors', () => {
  it('groups errors by release, message and source, without the query of the URL', async () => {
    const message = `Loading chunk failed ${newId()}`;
    for (const path of ['/login?token=secret', '/login#secret']) {
      await api.post('/api/client-errors', { message, stack: 'Error\n at a\n at b', path, release: 'test' }, fresh());
    }
    const rows = await api.db.selectFrom('client_error').select(['path', 'occurrences']).where('message', '=', message).execute();
    expect(rows).toEqual([{ path: '/login', occurrences: '2' }]);
  });
});

describe('the retention job', () => {
  it('deletes contact messages after their retention period only', async () => {
    const email = someone();
    const day = 86_400_000;
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * day);
    for (const days of [364, 366]) {
      await api.db
        .insertInto('contact_message')
        .values({ id: newId(), reference: newId(), email, message: `${days} days old`, received_at: ago(days) })
        .execute();
    }
    const platform = await openWorkerPlatform(api.config);
    await tasks(platform)['support:purge-expired']?.({});
    await platform.close();
    const left = await api.db.selectFrom('contact_message').select('message').where('email', '=', email).execute();
    expect(left).toEqual([{ message: '364 days old' }]);
  });
});

describe('POST /api/page-views', () => {
  it('counts views by day and pattern, and stores nothing else', async () => {
    const counted = () => api.db.selectFrom('page_view').select('views').where('route', '=', '/requests/details/{id}').executeTakeFirst();
    for (let view = 0; view < 3; view += 1) await api.post('/api/page-views', { route: '/requests/details/{id}', member: 'iris' }, fresh());
    expect(await counted()).toEqual({ views: '3' });
  });

  it.each(['/requests/details/7', '/login?token=x', 'https://elsewhere.example/'])(
    'rejects a URL instead of a pattern: %s',
    async (route) => {
      expect((await api.post('/api/page-views', { route }, fresh())).status).toBe(400);
    },
  );
});
