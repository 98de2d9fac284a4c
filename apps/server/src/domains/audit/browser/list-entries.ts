import type { AuditAction } from '@subrosa/rules/audit/actions';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pseudonymOf } from '../../../platform/pseudonym.ts';
import { getChainStatus } from '../get-chain-status.ts';
import { findActor, listEntries } from './queries.ts';

const PAGE = 50;
const DAY_MS = 86_400_000;

interface EntriesQuery {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  day?: string | undefined;
  subject?: string | undefined;
  after?: number | undefined;
}

/** Returns a page of the chain, in which members appear by pseudonym only. */
export async function listAuditPage(db: Db, { config }: Pick<Platform, 'config'>, query: EntriesQuery) {
  const chain = await getChainStatus(db);
  const actorId = query.actor ? await findActor(db, query.actor) : null;
  if (query.actor && actorId === null) return { entries: [], after: null, chain };
  const from = query.day ? new Date(`${query.day}T00:00:00Z`) : null;
  const rows = await listEntries(db, {
    actorId,
    action: query.action ?? null,
    from,
    until: from && new Date(from.getTime() + DAY_MS),
    subjectId: query.subject ?? null,
    after: query.after ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const entries = page.map((row) => ({
    seq: Number(row.seq),
    at: row.at.toISOString(),
    actor: row.actor,
    bySystem: row.actor_id === null,
    action: row.action,
    subjectKind: row.subject_kind,
    subject:
      row.subject_kind === 'member' && row.subject_id !== null
        ? pseudonymOf(config.DATA_ENCRYPTION_SECRET, row.subject_id)
        : row.subject_id,
    detail: row.detail,
    payloadState: payloadState(row),
  }));
  return { entries, after: rows.length > PAGE && last ? Number(last.seq) : null, chain };
}

function payloadState(row: { is_encrypted: boolean; has_key: boolean }): 'none' | 'encrypted' | 'erased' {
  if (!row.is_encrypted) return 'none';
  return row.has_key ? 'encrypted' : 'erased';
}
