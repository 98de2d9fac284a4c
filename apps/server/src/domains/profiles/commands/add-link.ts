import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { BodyOf } from '@subrosa/contract/route';
import { isPublicUrl } from '@subrosa/rules/profiles/links';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import { labelProblem } from '../change/labels.ts';
import { listLinks } from '../queries/own.ts';
import { addLink as add } from '../store/links.ts';
import { lockProfile } from '../store/profile.ts';

type NewLink = BodyOf<(typeof profilesRoutes)['addLink']>;

/** Adds a link. An existing one stays unchanged. */
export async function addLink(tx: Tx, memberId: string, link: NewLink, clock: Clock): Promise<void> {
  const fields = new Map<string, FieldProblem>();
  if (!isPublicUrl(link.url)) fields.set('url', 'url.invalid');
  const problem = labelProblem(link.platform, await listProhibitedWords(tx));
  if (problem) fields.set('platform', problem);
  if (fields.size > 0) throw new ApiError('request.invalid', { fields: Object.fromEntries(fields) });

  // Locked first: two tabs could both count one free slot.
  await lockProfile(tx, memberId, clock.now());
  const links = await listLinks(tx, memberId);
  if (links.some(({ kind, url }) => kind === link.kind && url === link.url)) return;
  if (links.length >= profileLimits.links) throw new ApiError('profiles.tooManyLinks');
  await add(tx, { id: newId(), memberId, ...link });
  await emit(tx, clock, 'profiles.changed', { memberId });
}
