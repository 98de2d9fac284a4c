import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { personas, type PersonaName } from '../../apps/server/test/support/personas.ts';
import { aNotification } from '../../apps/server/test/support/notifications.ts';
import type { NotificationKind } from '../../packages/rules/src/notifications/kinds.ts';

const HOUR = 3_600_000;

interface Line {
  to: PersonaName;
  kind: NotificationKind;
  by?: readonly PersonaName[];
  hoursAgo: number;
  read?: boolean;
}

/** Oldest first, as they were created. */
const lines: readonly Line[] = [
  { to: 'iris', kind: 'connection_accepted', by: ['noa', 'mei'], hoursAgo: 120, read: true },
  { to: 'iris', kind: 'endorsement_waiting', by: ['mei'], hoursAgo: 49 },
  { to: 'iris', kind: 'connection_request', by: ['ansel'], hoursAgo: 26 },
  { to: 'iris', kind: 'media_published', hoursAgo: 20, read: true },
  { to: 'iris', kind: 'favourited_profile', by: ['marlow', 'dorian', 'ansel'], hoursAgo: 1 },
  { to: 'juniper', kind: 'connection_request', by: ['iris'], hoursAgo: 30 },
  { to: 'wren', kind: 'connection_request', by: ['marlow'], hoursAgo: 30 },
  { to: 'mei', kind: 'favourited_profile', by: ['iris'], hoursAgo: 2 },
];

/** The notifications of the personas. */
export async function seedNotifications(tx: Tx, clock: Clock): Promise<void> {
  const startedAt = await tx
    .selectFrom('notification_state')
    .select('member_id')
    .where('member_id', '=', personas.iris.id)
    .executeTakeFirst();
  if (startedAt) return;
  for (const { to, kind, by = [], hoursAgo, read = false } of lines) {
    const memberId = personas[to].id;
    const actorIds = by.map((name) => personas[name].id);
    const at = new Date(clock.now().getTime() - hoursAgo * HOUR);
    await aNotification(tx, { memberId, kind, actorIds, at, read, context: await contextOf(tx, kind, memberId) });
  }
}

async function contextOf(tx: Tx, kind: NotificationKind, memberId: string): Promise<object> {
  if (kind === 'endorsement_waiting') {
    const waiting = tx.selectFrom('endorsement').select('id as endorsementId').where('recipient_id', '=', memberId);
    return (await waiting.where('approved_at', 'is', null).executeTakeFirst()) ?? {};
  }
  if (kind !== 'media_published') return {};
  const shown = tx.selectFrom('media').select('id as mediaId').where('owner_id', '=', memberId).where('purpose', '=', 'gallery');
  return (await shown.orderBy('id').executeTakeFirst()) ?? {};
}
