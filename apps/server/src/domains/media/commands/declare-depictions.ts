import type { mediaRoutes } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { isReviewable, mayBeDeclared } from '@subrosa/rules/media/declaration';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { lockOwned } from '../queries/items.ts';
import { saveDeclaration } from '../store/declarations.ts';
import { changeState } from './change-state.ts';
import { validateDeclaration } from '../validate-declaration.ts';
import { submitForReview } from './submit-for-review.ts';

interface DeclarationInput {
  ownerId: string;
  id: string;
  declaration: BodyOf<typeof mediaRoutes.declareDepictions>;
}

/** Stores who is depicted. A changed declaration of a reviewed item starts the review again. */
export async function declareDepictions(tx: Tx, { ownerId, id, declaration }: DeclarationInput, platform: ApiPlatform): Promise<void> {
  const { clock } = platform;
  const item = await lockOwned(tx, ownerId, id);
  if (!item || !mayBeDeclared(item)) throw new ApiError('resource.notFound');
  const validated = await validateDeclaration(tx, ownerId, declaration);
  const { changed, added } = await saveDeclaration(tx, item, validated, clock.now());
  // Before the item is rendered there is nothing to answer about; the end of processing requests their consent.
  if (!changed || !isReviewable(item.state)) return;
  for (const person of added) await emit(tx, clock, 'media.memberDepicted', { mediaId: item.id, ...person });
  if (item.state === 'published') await changeState(tx, clock, { id: item.id, to: 'pending_review' });
  if (item.state !== 'scanned') await changeState(tx, clock, { id: item.id, to: 'scanned' });
  await submitForReview(tx, item.id, platform);
}
