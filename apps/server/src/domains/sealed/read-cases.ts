import type { SealedCaseView } from '@subrosa/contract/sealed';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPreservations } from '../documents/index.ts';
import { shownNames } from '../moderation/index.ts';
import { findCase, listCases, type StoredSealed } from './queries/cases.ts';
import { viewSealed } from './view.ts';

type Needed = Pick<Platform, 'clock' | 'config'>;

async function viewAll(db: Db | Tx, platform: Needed, staffId: string, found: readonly StoredSealed[]): Promise<SealedCaseView[]> {
  const memberIds = found.map(({ memberId }) => memberId);
  const names = await shownNames(db, platform, staffId, memberIds);
  const caseIds = found.map(({ id }) => id);
  const preservations = await listPreservations(db, caseIds);
  const now = platform.clock.now();
  return found.map((one) => viewSealed(one, { staffId, names, preservation: preservations.get(one.id), now, config: platform.config }));
}

export async function listSealed(db: Db, platform: Needed, staffId: string): Promise<SealedCaseView[]> {
  return viewAll(db, platform, staffId, await listCases(db, staffId));
}

export async function readSealed(
  db: Db | Tx,
  platform: Needed,
  { staffId, caseId }: { staffId: string; caseId: string },
): Promise<SealedCaseView> {
  const found = await findCase(db, caseId);
  const [view] = found ? await viewAll(db, platform, staffId, [found]) : [];
  if (!view) throw new Refusal('page.missing');
  return view;
}
