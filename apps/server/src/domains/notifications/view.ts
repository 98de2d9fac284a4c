import type { MemberCard } from '@subrosa/contract/explore';
import type { NotificationView } from '@subrosa/contract/notifications/schemas';
import { toWireDate } from '@subrosa/rules/format/dates';
import { isByApp, kindRules } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { ListedNotification } from './queries/list.ts';

/** Current state of what the notifications of a page refer to. */
export interface PageContext {
  cards: ReadonlyMap<string, MemberCard>;
  /** Texts of endorsements by their ids. */
  waitingEndorsements: ReadonlyMap<string, string>;
  /** Notes of connection requests by the ids of those who sent them. */
  requestNotes: ReadonlyMap<string, string>;
  unansweredDepictions: ReadonlySet<string>;
  cities: ReadonlyMap<number, string>;
}

/** Returns null when the reader may see none of the actors. */
export function viewNotification(row: ListedNotification, facts: PageContext): NotificationView | null {
  const seen = row.actorIds.flatMap((id) => facts.cards.get(id) ?? []);
  if (row.total > 0 && seen.length === 0) return null;
  const actors = seen.slice(0, notificationLimits.actors);
  // Hidden actors among the loaded ones are not counted; of the remaining ones only the number of active members is known.
  const hidden = row.actorIds.length - seen.length;
  return {
    id: row.sequence,
    kind: row.kind,
    category: kindRules[row.kind].category,
    on: row.happenedAt.toISOString().slice(0, 10),
    at: isByApp(row.kind) ? row.happenedAt.toISOString() : null,
    read: row.read,
    actors,
    others: row.present - hidden - actors.length,
    context: { ...viewContext(row, facts), quote: viewQuote(row, actors[0], facts) },
    can: viewCan(row, actors[0], facts),
  };
}

function viewContext({ context }: ListedNotification, { cities }: PageContext): Omit<NotificationView['context'], 'quote'> {
  const { requestId = null, title = null, mediaId = null, endorsementId = null, entryId = null, cityId, from, to, reason = null } = context;
  return {
    requestId,
    title,
    mediaId,
    endorsementId,
    entryId,
    city: cityId === undefined ? null : (cities.get(cityId) ?? null),
    from: from === undefined ? null : toWireDate(from),
    to: to === undefined ? null : toWireDate(to),
    reason,
  };
}

function viewQuote({ kind, context }: ListedNotification, actor: MemberCard | undefined, facts: PageContext): string | null {
  if (kind === 'connection_request' && actor?.relation === 'incoming') return facts.requestNotes.get(actor.id) ?? null;
  if (kind === 'endorsement_waiting') return facts.waitingEndorsements.get(context.endorsementId ?? '') ?? null;
  return null;
}

function viewCan({ kind, context }: ListedNotification, actor: MemberCard | undefined, facts: PageContext): NotificationView['can'] {
  if (kind === 'connection_request' && actor?.relation === 'incoming') return ['confirm', 'delete'];
  if (kind === 'endorsement_waiting' && facts.waitingEndorsements.has(context.endorsementId ?? '')) return ['approve', 'delete'];
  if (kind === 'media_depicted' && facts.unansweredDepictions.has(context.mediaId ?? '')) return ['answer'];
  return [];
}
