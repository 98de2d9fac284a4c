import type { announcementsRoutes, AnnouncementView } from '@subrosa/contract/announcements';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { StoredAnnouncement } from './queries.ts';

function stateOf({ startsAt, endsAt, endedAt }: StoredAnnouncement, now: Date): AnnouncementView['state'] {
  if (endedAt !== null || endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

export function announcementView(announcement: StoredAnnouncement, now: Date): AnnouncementView {
  const { id, texts, startsAt, endsAt } = announcement;
  return { id, texts, from: startsAt.toISOString(), until: endsAt.toISOString(), state: stateOf(announcement, now) };
}

/** Returns active announcements in the reader’s language, and the time of the next change. */
export function runningView(
  ahead: readonly StoredAnnouncement[],
  locale: Locale,
  now: Date,
): ReplyOf<typeof announcementsRoutes.listCurrentAnnouncements> {
  const running = ahead.filter(({ startsAt }) => startsAt <= now);
  const changes = ahead.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt)).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    announcements: running.map(({ id, texts, endsAt }) => ({ id, text: texts[locale], until: endsAt.toISOString() })),
    changesAt: changes[0]?.toISOString() ?? null,
  };
}
