import type { profilesCalls } from '@subrosa/contract/profiles';
import type { FieldProblem } from '@subrosa/contract/refusals';
import type { BodyOf } from '@subrosa/contract/route';
import { isPublicAddress } from '@subrosa/rules/profiles/addresses';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import { labelProblem } from '../change/labels.ts';
import { listLinks } from '../queries/own.ts';
import { addLink as add } from '../store/links.ts';
import { lockProfile } from '../store/profile.ts';

type NewLink = BodyOf<(typeof profilesCalls)['addLink']>;

/** Adds a link; one that is there already stays as it is. */
export async function addLink(tx: Tx, memberId: string, link: NewLink, clock: Clock): Promise<void> {
  const fields = new Map<string, FieldProblem>();
  if (!isPublicAddress(link.url)) fields.set('url', 'url.invalid');
  const problem = labelProblem(link.platform, await listProhibitedWords(tx));
  if (problem) fields.set('platform', problem);
  if (fields.size > 0) throw new Refusal('request.invalid', { fields: Object.fromEntries(fields) });

  // Locked first: two tabs could both see one free place.
  await lockProfile(tx, memberId, clock.now());
  const links = await listLinks(tx, memberId);
  if (links.some(({ kind, url }) => kind === link.kind && url === link.url)) return;
  if (links.length >= profileLimits.links) throw new Refusal('profiles.tooManyLinks');
  await add(tx, { id: newId(), memberId, ...link });
  await emit(tx, clock, 'profiles.changed', { memberId });
}
