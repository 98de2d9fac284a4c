import { sql } from 'kysely';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';
import { seedAnnouncements } from '../../apps/server/test/support/seed/announcements.ts';
import { seedExplore } from '../../apps/server/test/support/seed/explore.ts';
import { seedStatistics } from '../../apps/server/test/support/seed/statistics.ts';
import { seedNotices } from '../../apps/server/test/support/seed/notices.ts';
import { seedSubscriptions } from '../../apps/server/test/support/seed/subscriptions.ts';
import { seedSupport } from '../../apps/server/test/support/seed/support.ts';
import { seedAccounts } from './accounts.ts';
import { seedCalendar } from './calendar.ts';
import { seedConnections } from './connections.ts';
import { seedConversations } from './conversations.ts';
import { seedAutoReply, seedHelpdesk } from './helpdesk.ts';
import { seedNotifications } from './notifications.ts';
import { seedProfiles } from './profiles.ts';
import { seedRequests } from './requests.ts';
import { seedVerification } from './verification.ts';

// A fixed evening, so that every machine has the same data.
const clock = { now: () => new Date('2026-11-14T19:30:00Z') };
const seeds = [
  seedAccounts,
  seedSubscriptions,
  seedSupport,
  seedProfiles,
  seedExplore,
  seedConnections,
  seedNotifications,
  seedRequests,
  seedConversations,
  seedCalendar,
  seedHelpdesk,
  seedAutoReply,
  seedNotices,
  seedVerification,
  seedAnnouncements,
  seedStatistics,
];

/** Writes the personas and their data. Idempotent. */
export async function seedPersonas(db: Db, config: Config): Promise<void> {
  for (const seed of seeds) {
    await transaction(db, async (tx) => {
      // Keys are derived between two statements, which takes long on a busy machine.
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
      await seed(tx, clock, config);
    });
  }
}
