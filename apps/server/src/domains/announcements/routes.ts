import { announcementsRoutes } from '@subrosa/contract/announcements';
import { endpoints } from '../../platform/http/endpoint.ts';
import { requirePermission } from '../moderation/index.ts';
import { announce } from './commands/announce.ts';
import { endAnnouncement } from './commands/end-announcement.ts';
import { policy } from './policy.ts';
import { listAhead, listNewest } from './queries.ts';
import { announcementView, runningView } from './view.ts';

export const routes = endpoints(announcementsRoutes, policy, {
  listCurrentAnnouncements: async ({ db, locale }, { clock }) => runningView(await listAhead(db, clock.now()), locale, clock.now()),

  listAnnouncements: async ({ db, caller }, { clock }) => {
    requirePermission(caller, 'manage_announcements');
    return { announcements: (await listNewest(db)).map((announcement) => announcementView(announcement, clock.now())) };
  },

  announce: async ({ tx, body, caller }, { clock }) =>
    announcementView(await announce(tx, clock, requirePermission(caller, 'manage_announcements'), body), clock.now()),

  endAnnouncement: async ({ tx, params, caller }, { clock }) =>
    announcementView(await endAnnouncement(tx, clock, requirePermission(caller, 'manage_announcements'), params.id), clock.now()),
});
