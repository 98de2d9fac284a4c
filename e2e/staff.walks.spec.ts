import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { noticeRequirements } from '@subrosa/rules/notices/requirements';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import { decideCase, LIVE, claimCase } from './case-shortcuts.ts';
import { query } from './database.ts';
import { accessibilityViolationsOf } from './page-checks.ts';
import { mailsTo } from './mail.ts';
import { aBrowser, leave, logIn, signIn, test } from './member.ts';
import { deleteNotifications } from './notifications-data.ts';
import { signUpAndVerify } from './profile-form.ts';
import { deletePostsOf } from './requests.ts';
import { aNetwork } from './visitor.ts';

/** The member against whom cases are decided, and who appeals. */
const OWNER = 'mei';
const REPORTER = 'marlow';

const madeMedia: string[] = [];

test.afterAll(async () => {
  const whose = `member_id = (SELECT id FROM member WHERE username = $1)`;
  await query(`DELETE FROM appeal WHERE statement_of_reasons_id IN (SELECT id FROM statement_of_reasons WHERE ${whose})`, [OWNER]);
  for (const table of ['statement_of_reasons', 'sanction']) await query(`DELETE FROM ${table} WHERE ${whose}`, [OWNER]);
  await query(`UPDATE profile SET withheld_at = NULL WHERE ${whose}`, [OWNER]);
  await query('DELETE FROM media WHERE id = ANY($1)', [madeMedia]);
  await deletePostsOf(OWNER);
  await deleteNotifications(OWNER);
});

const apiSessions: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(apiSessions.splice(0).map(leave));
});

interface ApiSession {
  call: <Body = unknown>(method: 'GET' | 'POST', path: string, data?: object) => Promise<Body>;
}

/** A persona who calls the API without a page; other suites cover the pages of reports and appeals. */
async function apiSession(browser: Browser, username: string): Promise<ApiSession> {
  const tab = await aBrowser(browser);
  const context = tab.context();
  apiSessions.push(context);
  const token = await signIn(tab, username);
  return {
    call: async <Body>(method: 'GET' | 'POST', path: string, data?: object) => {
      const headers = { ...aNetwork(), authorization: `Bearer ${token}` };
      const response = await context.request.fetch(path, { method, headers, ...(data && { data }) });
      expect(response.status(), `${path} ${await response.text()}`).toBe(200);
      return ((await response.json()) as { body: Body }).body;
    },
  };
}

const idOf = async (username: string) =>
  (await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username]))[0]?.id ?? '';

/** Moves the newest open case of a kind about a member, or about none, to the front of the queue, because parallel suites open cases too. */
async function caseOf(kind: CaseKind, { subjectId, about = OWNER }: { subjectId?: string; about?: string } = {}): Promise<string> {
  let id = '';
  const find = async () => {
    const [found] = await query<{ id: string }>(
      `UPDATE moderation_case SET priority = 9, due_at = '1991-01-01' WHERE id = (
         SELECT id FROM moderation_case WHERE kind = $1 AND state = 'open' AND ($2::uuid IS NULL OR subject_id = $2)
           AND coalesce(member_id = (SELECT id FROM member WHERE username = $3), true)
         ORDER BY opened_at DESC LIMIT 1) RETURNING id`,
      [kind, subjectId ?? null, about],
    );
    id = found?.id ?? '';
    return id;
  };
  await expect.poll(find, { message: `a case of kind ${kind}`, ...LIVE }).not.toBe('');
  return id;
}

/** Inserts a picture of the owner without files. */
async function aPicture(state: 'pending_review' | 'published' | 'rejected'): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, changed_at, step, width, height, depicts, declared_at, reason)
     SELECT $1, id, 'gallery', 'image', $3, 'image/jpeg', 120000, now(), now(), 'rendered', 800, 600, 'nobody', now(), $4
     FROM member WHERE username = $2`,
    [id, OWNER, state, state === 'rejected' ? 'known' : null],
  );
  madeMedia.push(id);
  return id;
}

/** Inserts a case about the owner's media or profile, as the server would. */
async function aCaseAbout(kind: CaseKind, subjectKind: 'media' | 'profile', subjectId: string): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at)
     SELECT $1, $2, $3, $4, id, 9, now(), '1991-01-01' FROM member WHERE username = $5`,
    [id, kind, subjectKind, subjectId, OWNER],
  );
  await query(`INSERT INTO moderation_event (id, case_id, occurred_at, kind) VALUES ($1, $2, now(), 'opened')`, [randomUUID(), id]);
  return id;
}

interface Walk {
  by: 'rowan' | 'briar';
  kind: CaseKind;
  /** Opens the case; returns its id and a text that the moderator must see. */
  open: (reporter: ApiSession) => Promise<{ id: string; shows: string | RegExp }>;
  keys: readonly string[];
  as: string;
}

const PASSAGE = `Sent at ${randomUUID()}`;

/** From a report to a decision against the owner. */
const walks: readonly Walk[] = [
  {
    by: 'rowan',
    kind: 'media_review',
    open: async () => ({ id: await aCaseAbout('media_review', 'media', await aPicture('pending_review')), shows: 'People shown' }),
    keys: ['r', '5'],
    as: 'reject',
  },
  {
    by: 'rowan',
    kind: 'profile_text',
    open: async () => ({
      id: await aCaseAbout('profile_text', 'profile', await idOf(OWNER)),
      shows: /Contact details were removed from these texts/,
    }),
    keys: ['r', '4'],
    as: 'reject',
  },
  {
    by: 'briar',
    kind: 'media_objection',
    open: async () => ({ id: await aCaseAbout('media_objection', 'media', await aPicture('published')), shows: 'People shown' }),
    keys: ['x', '7'],
    as: 'remove',
  },
  {
    by: 'briar',
    kind: 'member_report',
    open: async ({ call }) => {
      await call('POST', '/api/users/add-report', { memberId: await idOf(OWNER), reason: 'threats', text: PASSAGE });
      return { id: await caseOf('member_report'), shows: PASSAGE };
    },
    keys: ['r', '1', 'w'],
    as: 'reject',
  },
  {
    by: 'briar',
    kind: 'conversation_report',
    open: async ({ call }) => {
      const { id: conversationId } = await call<{ id: string }>('POST', '/api/conversation', { memberId: await idOf(OWNER) });
      await call('POST', '/api/conversation/report', { conversationId, reason: 'scam', text: `${PASSAGE}, in messages` });
      return { id: await caseOf('conversation_report'), shows: `${PASSAGE}, in messages` };
    },
    keys: ['r', '2', 's'],
    as: 'reject',
  },
];

/** Automatic suspicions that a moderator dismisses: no statement of reasons is issued, so there is no appeal. */
const suspicions: readonly (readonly [kind: CaseKind, shows: RegExp])[] = [
  ['under_age', /found that this member is under 19/],
  ['ban_evasion', /matched a banned member|Matches a banned member/],
];

async function appealCases(owner: ApiSession): Promise<string[]> {
  const statementsOfReasons = await owner.call<{ id: string; can: { appeal: boolean } }[]>('GET', '/api/statements-of-reasons');
  const cases: string[] = [];
  for (const { id } of statementsOfReasons.filter(({ can }) => can.appeal)) {
    await owner.call('POST', `/api/statements-of-reasons/${id}/appeal`, { text: `Please look again. ${PASSAGE}` });
    cases.push(await caseOf('appeal', { subjectId: id }));
  }
  return cases;
}

test('decides reports by keyboard, and their appeals by another moderator', async ({ browser, signInAs }) => {
  test.setTimeout(300_000);
  const [reporter, owner] = [await apiSession(browser, REPORTER), await apiSession(browser, OWNER)];
  const staff = { rowan: await signInAs('rowan', { width: 1440 }), briar: await signInAs('briar', { width: 1440 }) };
  for (const { by, kind, open, keys, as } of walks) {
    await test.step(kind, async () => {
      const tab = staff[by];
      const { id, shows } = await open(reporter);
      await claimCase(tab, kind, id);
      await expect(tab.getByRole('region', { name: 'Case' }).getByText(shows).first()).toBeVisible(LIVE);
      await expect(tab.getByText(OWNER, { exact: true })).toHaveCount(0);
      await decideCase(tab, id, { keys, as });
    });
  }

  for (const [kind, shows] of suspicions) {
    await test.step(kind, async () => {
      const id = await aCaseAbout(kind, 'profile', await idOf(OWNER));
      await claimCase(staff.briar, kind, id);
      await expect(staff.briar.getByText(shows)).toBeVisible(LIVE);
      await decideCase(staff.briar, id, { keys: ['d'], as: 'dismiss' });
    });
  }

  await test.step('request_report, with a name that is shown for a reason', async () => {
    await deletePostsOf(OWNER);
    const { id: requestId } = await owner.call<{ id: string }>('POST', '/api/requests', {
      title: 'Silk scarf, worn for a week',
      description: 'A plain silk scarf, posted discreetly.',
      type: 'items',
      fetish: 'silk',
      price: '25.50',
    });
    await reporter.call('POST', `/api/requests/${requestId}/report`, { reason: 'scam', text: PASSAGE });
    const id = await caseOf('request_report', { subjectId: requestId });
    const tab = staff.briar;
    await claimCase(tab, 'request_report', id);
    await expect(tab.getByText('Silk scarf, worn for a week')).toBeVisible(LIVE);
    await tab.keyboard.press('n');
    const dialog = tab.getByRole('dialog', { name: 'Show name' });
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await tab.keyboard.type('The same scarf was reported by mail.');
    expect(await accessibilityViolationsOf(tab, 'show a name')).toEqual([]);
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('heading', { level: 2, name: OWNER })).toBeVisible(LIVE);
    await expect(tab.getByText(/^Name shown until/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await decideCase(tab, id, { keys: ['r', '3'], as: 'reject' });
  });

  const sable = await signInAs('sable', { width: 1440 });
  await test.step('the appeals', async () => {
    const cases = await appealCases(owner);
    expect(cases).toHaveLength(walks.length + 1);
    for (const id of cases) {
      await claimCase(sable, 'appeal', id);
      await expect(sable.getByText('Decision,')).toBeVisible(LIVE);
      await expect(sable.getByText(`Please look again. ${PASSAGE}`)).toBeVisible();
      await decideCase(sable, id, { keys: ['o'], as: 'overturn' });
    }
    expect(await accessibilityViolationsOf(sable, 'review after appeals')).toEqual([]);
  });

  const responses = await owner.call<{ appeal: { outcome: string } | null; sanction: { lifted: boolean } | null }[]>(
    'GET',
    '/api/statements-of-reasons',
  );
  for (const { appeal, sanction } of responses) {
    expect(appeal?.outcome).toBe('overturned');
    expect(sanction?.lifted ?? true).toBe(true);
  }
  const withheld = async () =>
    (await query('SELECT FROM profile WHERE withheld_at IS NOT NULL AND member_id = (SELECT id FROM member WHERE username = $1)', [OWNER]))
      .length;
  await expect.poll(withheld, LIVE).toBe(0);

  // Last, because its owner is notified and the appeals are done.
  await test.step('media_match', async () => {
    const id = await aCaseAbout('media_match', 'media', await aPicture('rejected'));
    await claimCase(sable, 'media_match', id);
    await decideCase(sable, id, { keys: ['x', '6'], as: 'remove' });
  });
});

const noticeValues = {
  locations: '/nobody-at-all',
  work: 'A drawing of a garden, 2021.',
  explanation: PASSAGE,
  phone: '+1 604 555 0100',
  postalAddress: '1 Quiet Lane, Vancouver',
  signature: 'Vera Lindqvist',
} as const;

test('decides notices and answers support requests by keyboard', async ({ browser, signInAs, request }) => {
  test.setTimeout(240_000);
  const email = `vera-${randomUUID()}@example.org`;
  const post = async <Body>(path: string, data: object) => {
    const response = await request.post(path, { data, headers: aNetwork() });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { body: Body }).body;
  };
  const picture = await aPicture('published');
  const note = ['Message to the sender', 'We reviewed it.'] as const;
  const briar = await signInAs('briar', { width: 1440 });
  const sable = await signInAs('sable', { width: 1440 });
  const notices: readonly (readonly [NoticeKind, Page, readonly string[], string])[] = [
    ['dmca', briar, ['x', '3'], 'remove'],
    ['counter_notice', briar, ['d'], 'dismiss'],
    ['complaint', briar, ['d'], 'dismiss'],
    ['depicted_person', briar, ['d'], 'dismiss'],
    ['ncii', sable, ['d'], 'dismiss'],
  ];
  for (const [kind, tab, keys, as] of notices) {
    await test.step(kind, async () => {
      const { required, declarations } = noticeRequirements[kind];
      const fields = Object.fromEntries(required.map((field) => [field, noticeValues[field]]));
      const locations = { locations: kind === 'dmca' ? `http://localhost/media/a/${picture}/1.webp` : noticeValues.locations };
      const written = { kind, name: 'Vera Lindqvist', email, declarations, ...fields, ...locations };
      const { ticket, secret } = await post<{ ticket: string; secret: string }>('/api/notices', written);
      const id = await caseOf(kind);
      await claimCase(tab, kind, id);
      await expect(tab.getByText(ticket)).toBeVisible(LIVE);
      if (kind === 'dmca') await expect(tab.getByRole('checkbox', { name: /^M-/ })).toBeChecked();
      if (kind === 'ncii') expect(await accessibilityViolationsOf(tab, kind)).toEqual([]);
      await decideCase(tab, id, { keys, as, note });
      const state = await request.get(`/api/notices/${ticket}`, { headers: { ...aNetwork(), 'x-ticket-secret': secret } });
      const outcome = as === 'remove' ? 'upheld' : 'dismissed';
      expect(((await state.json()) as { body: object }).body).toMatchObject({ state: 'decided', outcome, note: note[1] });
    });
  }

  await test.step('what a notice hid comes back on appeal', async () => {
    const stateOf = async () => (await query<{ state: string }>('SELECT state FROM media WHERE id = $1', [picture]))[0]?.state;
    await expect.poll(stateOf, LIVE).toBe('rejected');
    const owner = await apiSession(browser, OWNER);
    const [id] = await appealCases(owner);
    await claimCase(sable, 'appeal', id ?? '');
    await expect(sable.getByText(noticeValues.work)).toBeVisible(LIVE);
    await decideCase(sable, id ?? '', { keys: ['o'], as: 'overturn' });
    await expect.poll(stateOf, LIVE).toBe('published');
  });

  const hollis = await signInAs('hollis', { width: 1440 });
  for (const kind of ['contact', 'privacy_request'] as const) {
    await test.step(kind, async () => {
      if (kind === 'contact') await post('/api/contact', { email, message: PASSAGE });
      else await post('/api/user-details/ccpa', { email, kind: 'delete', details: PASSAGE });
      const id = await caseOf(kind);
      await claimCase(hollis, kind, id);
      await expect(hollis.getByText(email)).toBeVisible(LIVE);
      await expect(hollis.getByText(PASSAGE)).toBeVisible();
      await decideCase(hollis, id, { keys: ['a'], as: 'answer', note: [note[0], `We answer your ${kind}.`] });
    });
  }
  // Five confirmations and five decisions of notices, one acknowledgement and two answers.
  const mails = (await mailsTo(email, 13)).map(({ text }) => text).join(' ');
  for (const kind of ['contact', 'privacy_request']) expect(mails).toContain(`We answer your ${kind}.`);
});

test('shows a suspended member the reasons at login, and restores the account after a successful appeal', async ({ page, signInAs }) => {
  test.setTimeout(240_000);
  const who = await signUpAndVerify(page, 'en');
  const memberId = await idOf(who.username);
  const caseId = randomUUID();
  await query(
    `INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at)
     VALUES ($1, 'ban_evasion', 'profile', $2, $2, 9, now(), '1991-01-01')`,
    [caseId, memberId],
  );
  const briar = await signInAs('briar', { width: 1440 });
  await claimCase(briar, 'ban_evasion', caseId);
  await briar.keyboard.press('r');
  await expect(briar.getByText('No active sanctions.')).toBeVisible();
  // A moderator cannot ban.
  await expect(briar.getByRole('radio', { name: 'Ban', exact: true })).toHaveCount(0);
  await briar.keyboard.press('1');
  await briar.keyboard.press('t');
  await expect(briar.getByLabel('For how many days')).toBeFocused();
  await briar.keyboard.type('30');
  await decideCase(briar, caseId, { keys: [], as: 'reject' });

  await logIn(page, { login: who.email, password: who.password });
  await expect(page).toHaveURL(/\/decision$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible(LIVE);
  await expect(page.getByText('Reason: Harasses or threatens others')).toBeVisible();
  expect(await accessibilityViolationsOf(page, 'suspended')).toEqual([]);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByRole('dialog', { name: 'Appeal' }).getByLabel('What should we know?').fill('It was not me.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Someone else is reviewing it.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Email or username').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'View decision' }).click();
  await expect(page.getByText('Someone else is reviewing it.')).toBeVisible({ timeout: 30_000 });
  const hasDecisionEmail = async () => (await mailsTo(who.email, 1)).some(({ link }) => link.endsWith('/decision'));
  await expect.poll(hasDecisionEmail, LIVE).toBe(true);

  const sable = await signInAs('sable', { width: 1440 });
  const id = await caseOf('appeal', { about: who.username });
  await claimCase(sable, 'appeal', id);
  await expect(sable.getByText('It was not me.')).toBeVisible(LIVE);
  await decideCase(sable, id, { keys: ['o'], as: 'overturn' });
  await logIn(page, { login: who.email, password: who.password });
  await expect(page).toHaveURL(/\/profile\/new$/, { timeout: 30_000 });
});
