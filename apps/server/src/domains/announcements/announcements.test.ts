import type { AnnouncementView } from '@subrosa/contract/announcements';
import { locales } from '@subrosa/rules/reference/locales';
import { beforeAll, expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aModerator, type Moderator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

let linden: Moderator;
beforeAll(async () => {
  linden = await aModerator(api, 'administrator');
});
const post = <Body>(path: string, body: object) => linden.call<Body>('POST', path, body);

const texts = Object.fromEntries(locales.map((locale) => [locale, `Closed on Sunday (${locale}).`]));
const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();
const announce = (from: string, until: string, more = {}) =>
  post<AnnouncementView>('/api/staff/announcements', { texts, from, until, ...more });
async function announcementsIn(language: string) {
  const browser = aBrowser(api);
  await browser.login(await aMember(api.db, api.config));
  return (
    await browser.call<{ announcements: { text: string }[]; changesAt: string | null }>('GET', `/api/announcements?language=${language}`)
  ).body;
}

it('GET /api/announcements returns it in the reader’s language between start and end, until it is ended', async () => {
  const { body } = await announce(at(1), at(3));
  expect(body.state).toBe('coming');
  expect(await announcementsIn('uk')).toEqual({ announcements: [], changesAt: at(1) });
  clock.pass(HOUR);
  // The staff session has expired meanwhile.
  linden = await aModerator(api, 'administrator');
  expect((await announcementsIn('en')).announcements.map(({ text }) => text)).toEqual(['Closed on Sunday (en).']);
  const ended = await Promise.all([0, 1].map(() => post<AnnouncementView>(`/api/staff/announcements/${body.id}/end`, {})));
  expect(ended.map((answer) => answer.body.state)).toEqual(['over', 'over']);
  expect(await announcementsIn('en')).toEqual({ announcements: [], changesAt: null });
  const entries = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', body.id).orderBy('seq').execute();
  expect(entries.map(({ action }) => action)).toEqual(['announcement.created', 'announcement.ended']);
});

it('POST /api/staff/announcements rejects missing languages and an end that is past or too far', async () => {
  expect((await announce(at(2), at(1))).status).toBe(400);
  expect((await announce(at(-3), at(-1))).status).toBe(400);
  expect((await announce(at(0), at(24 * 400))).status).toBe(400);
  const { en: _, ...without } = texts;
  expect((await announce(at(0), at(1), { texts: without })).status).toBe(400);
  expect((await post('/api/staff/announcements/00000000-0000-4000-8000-000000000000/end', {})).status).toBe(404);
});
