import { announcementsRoutes } from '@subrosa/contract/announcements';
import { endpoints } from '../../platform/http/endpoint.ts';
import { requirePower } from '../moderation/index.ts';
import { announce } from './commands/announce.ts';
import { endAnnouncement } from './commands/end-announcement.ts';
import { policy } from './policy.ts';
import { listAhead, listNewest } from './queries.ts';
import { announcementView, runningView } from './view.ts';

export const routes = endpoints(announcementsRoutes, policy, {
  listCurrentAnnouncements: async ({ db, locale }, { clock }) => runningView(await listAhead(db, clock.now()), locale, clock.now()),

  listAnnouncements: async ({ db, caller }, { clock }) => {
    requirePower(caller, 'announce');
    return { announcements: (await listNewest(db)).map((announcement) => announcementView(announcement, clock.now())) };
  },

  announce: async ({ tx, body, caller }, { clock }) =>
    announcementView(await announce(tx, clock, requirePower(caller, 'announce'), body), clock.now()),

  endAnnouncement: async ({ tx, params, caller }, { clock }) =>
    announcementView(await endAnnouncement(tx, clock, requirePower(caller, 'announce'), params.id), clock.now()),
});
