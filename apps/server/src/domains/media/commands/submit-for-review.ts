import { waitsFor } from '@subrosa/rules/media/people';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { getRuntimeSettings } from '../../reference/index.ts';
import { lockItem } from '../queries/items.ts';
import { listDepictedPersons } from '../queries/depicted-persons.ts';
import { isVerified } from '../queries/review.ts';
import { changeState } from './change-state.ts';
import { publish } from './publish.ts';

type Dependencies = Pick<Platform, 'clock' | 'config'>;

/** Opens a case for staff once nothing is missing. An objection that staff dismissed no longer counts. */
export async function submitForReview(tx: Tx, id: string, { clock, config }: Dependencies, objectionDismissed = false): Promise<void> {
  const item = await lockItem(tx, id);
  if (item?.state !== 'scanned' || item.purpose === 'release') return;
  const { purpose, depicts, owner_id: ownerId } = item;
  const uploaderVerified = await isVerified(tx, ownerId);
  const consents = (await listDepictedPersons(tx, [id])).map(({ consent }) => consent);
  const relevantConsents = objectionDismissed ? consents.filter((consent) => consent !== 'objected') : consents;
  if (waitsFor({ purpose, depicts, consents: relevantConsents, uploaderVerified }) !== null) return;
  const { publishVerifiedImmediately } = await getRuntimeSettings(tx, config);
  if (publishVerifiedImmediately && uploaderVerified) await publish(tx, clock, id);
  else await changeState(tx, clock, { id, to: 'pending_review' });
  await openCase(tx, clock, { kind: 'media_review', subjectKind: 'media', subjectId: id, memberId: ownerId });
}
