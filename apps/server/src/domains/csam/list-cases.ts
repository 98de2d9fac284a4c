import type { CsamCaseView } from '@subrosa/contract/csam';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPreservations } from '../documents/index.ts';
import { displayNamesOf } from '../moderation/index.ts';
import { findCase, listCases, type StoredCsamCase } from './queries/cases.ts';
import { viewCsamCase } from './view.ts';

type Dependencies = Pick<Platform, 'clock' | 'config'>;

async function viewAll(db: Db | Tx, platform: Dependencies, staffId: string, found: readonly StoredCsamCase[]): Promise<CsamCaseView[]> {
  const memberIds = found.map(({ memberId }) => memberId);
  const names = await displayNamesOf(db, platform, staffId, memberIds);
  const caseIds = found.map(({ id }) => id);
  const preservations = await listPreservations(db, caseIds);
  const now = platform.clock.now();
  return found.map((one) => viewCsamCase(one, { staffId, names, preservation: preservations.get(one.id), now, config: platform.config }));
}

export async function listCsamCases(db: Db, platform: Dependencies, staffId: string): Promise<CsamCaseView[]> {
  return viewAll(db, platform, staffId, await listCases(db, staffId));
}

export async function getCsamCase(
  db: Db | Tx,
  platform: Dependencies,
  { staffId, caseId }: { staffId: string; caseId: string },
): Promise<CsamCaseView> {
  const found = await findCase(db, caseId);
  const [view] = found ? await viewAll(db, platform, staffId, [found]) : [];
  if (!view) throw new ApiError('resource.notFound');
  return view;
}
