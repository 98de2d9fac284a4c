import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
let phone: string;
beforeEach(async () => {
  member = await aMember(api.db, api.config, { locale: 'en' });
  browser = aBrowser(api);
  await browser.login(member);
  phone = `+1604${randomInt(2_000_000, 10_000_000)}`;
});

const requestCode = (number = phone) => browser.call<{ phone: string }>('POST', '/api/account/phone', { phone: number });
const enter = (code: string) => browser.call('POST', '/api/hash/verify-phone', { code });
const account = async () => (await browser.call<{ phone: string | null; phoneVerified: boolean }>('GET', '/api/account')).body;

/** Requests a code and returns the one of the latest text message. */
async function texted(): Promise<string> {
  await requestCode();
  await worker.runJobs();
  const [text = ''] = await worker.textsTo(phone);
  return text.slice(0, 6);
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function wrong(times: number, code: string) {
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const { code: errorCode, details } = await enter(otherThan(code));
    outcomes.push(`${errorCode} ${details['attemptsLeft'] ?? ''}`.trim());
  }
  return outcomes;
}

/** Passes a day, after which a new sign-in is needed. */
async function nextDay() {
  clock.pass(DAY);
  await browser.login(member);
}

describe('phone verification', () => {
  it('verifies a phone by the code that was sent to it', async () => {
    const response = await requestCode();
    expect(response.body.phone).toBe(`+1 ••• ${phone.slice(-4)}`);
    await worker.runJobs();
    const [text = ''] = await worker.textsTo(phone);
    expect(text).toMatch(/^\d{6} is your code\./);
    expect(text).not.toMatch(/subrosa|fetish/i);
    expect(await account()).toMatchObject({ phone: null, phoneVerified: false });
    expect(await enter(text.slice(0, 6))).toMatchObject({ status: 200, code: 'accounts.phoneVerified' });
    expect(await account()).toMatchObject({ phone: `+1 ••• ${phone.slice(-4)}`, phoneVerified: true });
  });

  it('keeps the number and the code unreadable in every job of the queue', async () => {
    const queued = async () => {
      const { rows } = await sql<{ task: string; payload: object }>`
        SELECT t.identifier AS task, j.payload FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id`.execute(api.db);
      return rows;
    };
    await worker.runJobs();
    await requestCode();
    const readable: string[] = [];
    // Runs one job at a time, like the worker, until the text message is sent.
    for (let [job] = await queued(); job; [job] = await queued()) {
      readable.push(JSON.stringify(job));
      await api.db.transaction().execute(async (tx) => {
        await sql`DELETE FROM graphile_worker._private_jobs
          WHERE id = (SELECT id FROM graphile_worker._private_jobs ORDER BY id LIMIT 1)`.execute(tx);
      });
      await worker.runTask(job.task, job.payload);
    }
    const [text = ''] = await worker.textsTo(phone);
    expect(readable.some((row) => row.includes('sms:send'))).toBe(true);
    for (const row of readable) {
      expect(row).not.toContain(text.slice(0, 6));
      expect(row).not.toContain(phone);
      expect(row).not.toContain('is your code');
    }
    expect((await enter(text.slice(0, 6))).status).toBe(200);
  });

  it('allows another number when the provider cannot deliver to the first', async () => {
    expect((await requestCode('+15005550009')).status).toBe(200);
    await worker.runJobs();
    expect(await enter(await texted())).toMatchObject({ status: 200 });
  });

  it('accepts the national format of a number', async () => {
    const national = `(604) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    expect((await browser.call('POST', '/api/account/phone', { phone: national, country: 'CA' })).status).toBe(200);
    await worker.runJobs();
    expect(await worker.textsTo(phone)).toHaveLength(1);
  });

  it.each(['12', '+1604', 'abc', '+999123456789'])('rejects the number %j', async (number) => {
    expect(await requestCode(number)).toMatchObject({ status: 400, fields: { phone: { code: 'phone.invalid' } } });
  });

  it('stays unverified when the number accepts no text messages, and stops retrying', async () => {
    await requestCode('+15005550009');
    await worker.runJobs();
    expect(await account()).toMatchObject({ phoneVerified: false });
  });

  it('deletes the number on request', async () => {
    await enter(await texted());
    expect((await browser.call('DELETE', '/api/account/phone')).code).toBe('accounts.phoneRemoved');
    expect(await account()).toMatchObject({ phone: null, phoneVerified: false });
    const waiting = await api.db.selectFrom('phone_verification').select('phone').where('member_id', '=', member.id).execute();
    expect(JSON.stringify(waiting)).not.toContain(phone);
  });
});

describe('the code of a phone verification', () => {
  it('locks for a day after five wrong guesses, also for the right code and for new ones', async () => {
    const code = await texted();
    expect(await wrong(5, code)).toEqual([
      'accounts.phoneCodeWrong 4',
      'accounts.phoneCodeWrong 3',
      'accounts.phoneCodeWrong 2',
      'accounts.phoneCodeWrong 1',
      'accounts.phoneBlocked',
    ]);
    expect(await enter(code)).toMatchObject({ status: 429, code: 'accounts.phoneBlocked' });
    expect((await requestCode()).code).toBe('accounts.phoneBlocked');
    clock.pass(DAY - MINUTE);
    await browser.login(member);
    expect((await requestCode()).code).toBe('accounts.phoneBlocked');
    clock.pass(MINUTE);
    const fresh = await texted();
    expect(await wrong(1, fresh)).toEqual(['accounts.phoneCodeWrong 4']);
    expect((await enter(fresh)).status).toBe(200);
  });

  it('voids the first code when another is requested, without additional guesses', async () => {
    const first = await texted();
    await wrong(3, first);
    const second = await texted();
    expect(second === first || (await enter(first)).code === 'accounts.phoneCodeWrong').toBe(true);
    expect((await wrong(2, second)).at(-1)).toBe('accounts.phoneBlocked');
  });

  it('gives no additional guesses after another phone was verified in between', async () => {
    await wrong(4, await texted());
    const strangers = phone;
    phone = `+1604${randomInt(2_000_000, 10_000_000)}`;
    expect((await enter(await texted())).status).toBe(200);
    phone = strangers;
    expect(await wrong(1, await texted())).toEqual(['accounts.phoneBlocked']);
  });

  it('stays locked after the number was removed', async () => {
    await wrong(5, await texted());
    await browser.call('DELETE', '/api/account/phone');
    expect((await requestCode()).code).toBe('accounts.phoneBlocked');
  });

  it('accepts exactly five of many concurrent guesses', async () => {
    const code = await texted();
    const answers = await Promise.all(Array.from({ length: 15 }, () => enter(otherThan(code))));
    expect(answers.filter(({ code: errorCode }) => errorCode === 'accounts.phoneCodeWrong')).toHaveLength(4);
    expect((await enter(code)).code).toBe('accounts.phoneBlocked');
  });

  it('expires after ten minutes', async () => {
    const code = await texted();
    clock.pass(10 * MINUTE);
    expect(await enter(code)).toMatchObject({ code: 'accounts.phoneCodeWrong', details: { attemptsLeft: 4 } });
  });

  it('works once', async () => {
    const code = await texted();
    expect((await enter(code)).status).toBe(200);
    expect((await enter(code)).code).toBe('accounts.phoneCodeWrong');
  });

  it('rejects the sixth code in a day until the next day', async () => {
    for (let time = 0; time < 5; time += 1) expect((await requestCode()).status).toBe(200);
    expect(await requestCode()).toMatchObject({ status: 429, code: 'accounts.phoneBlocked' });
    await nextDay();
    expect((await requestCode()).status).toBe(200);
  });

  it('rejects a code without six digits or without a request', async () => {
    expect((await enter('12345')).fields['code']?.code).toBe('phone.code');
    expect((await enter('123456')).code).toBe('accounts.phoneCodeWrong');
  });

  it('expires from the database with its number after two days', async () => {
    await requestCode();
    clock.pass(2 * DAY + MINUTE);
    await worker.runTask('accounts:purge-expired');
    expect(await api.db.selectFrom('phone_verification').select('phone').where('member_id', '=', member.id).execute()).toEqual([]);
  });
});
