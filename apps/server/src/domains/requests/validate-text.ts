import type { FieldProblem } from '@subrosa/contract/error-codes';
import type { RequestText } from '@subrosa/contract/requests/schemas';
import { findProhibited } from '@subrosa/rules/content/index';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { needsDeclaration } from '@subrosa/rules/media/declaration';
import { textFields } from '@subrosa/rules/requests/post';
import { parsePrice } from '@subrosa/rules/requests/price';
import type { Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findOwned } from '../media/index.ts';
import { listProhibitedWords } from '../moderation/index.ts';
import { listPostsOf } from './queries/media.ts';
import { cityExists } from './queries/own.ts';
import type { PostRowInput } from './store/posts.ts';

interface TextInput {
  memberId: string;
  text: RequestText;
  /** Items of this post may stay in any state. */
  postId?: string;
  /** Whether the post is stored: its owner must have declared who is depicted. */
  isStored?: boolean;
}

type Problems = Map<string, FieldProblem>;

export interface ValidatedText extends PostRowInput {
  mediaIds: string[];
  /** The number of items that others would not see yet. */
  mediaWaiting: number;
}

/** Returns the validated text, or throws one error with all problems. */
export async function validateText(
  tx: Tx,
  { memberId, text, postId, isStored = true }: TextInput,
  { config }: Pick<ApiPlatform, 'config'>,
): Promise<ValidatedText> {
  const problems: Problems = new Map();
  const { description, type, cityId } = text;
  // A title is one line.
  const title = text.title.replaceAll(/\s+/gu, ' ');
  if (title.length > config.LIMIT_TITLE) problems.set('title', 'title.tooLong');
  if (description.length > config.LIMIT_DESCRIPTION) problems.set('description', 'field.tooLong');
  const prohibitedWords = await listProhibitedWords(tx);
  for (const field of textFields) if (findProhibited(text[field], prohibitedWords).length > 0) problems.set(field, 'text.prohibitedWord');
  const price = parsePrice(text.price);
  if ('problem' in price) problems.set('price', price.problem);
  const fetish = interestNumbersOf([text.fetish])?.[0];
  if (fetish === undefined) problems.set('fetish', 'field.notAChoice');
  if (cityId !== null && !(await cityExists(tx, cityId))) problems.set('cityId', 'field.notAChoice');
  const media = await validateMedia(tx, { memberId, mediaIds: text.mediaIds, postId, isStored }, problems);
  if (problems.size > 0 || 'problem' in price || fetish === undefined) throwIfInvalid(problems);
  return { title, description, type, cityId, fetish, cents: price.cents, ...media };
}

/** A prohibited word changes the error's code; all other problems are still included. */
function throwIfInvalid(problems: Problems): never {
  const isProhibited = [...problems.values()].includes('text.prohibitedWord');
  throw new ApiError(isProhibited ? 'requests.prohibitedWord' : 'request.invalid', { fields: Object.fromEntries(problems) });
}

interface MediaInput {
  memberId: string;
  mediaIds: readonly string[];
  postId: string | undefined;
  isStored: boolean;
}

async function validateMedia(
  tx: Tx,
  { memberId, mediaIds: requestedIds, postId, isStored }: MediaInput,
  problems: Problems,
): Promise<Pick<ValidatedText, 'mediaIds' | 'mediaWaiting'>> {
  const mediaIds = requestedIds.map((id) => id.toLowerCase());
  const items = new Map((await findOwned(tx, memberId, mediaIds)).map((item) => [item.id, item]));
  const owners = await listPostsOf(tx, mediaIds);
  for (const [index, id] of mediaIds.entries()) {
    const item = items.get(id);
    const owner = owners.get(id);
    const isNew = owner === undefined && item?.state !== 'rejected';
    if (item?.purpose !== 'post' || !(isNew || (owner !== undefined && owner === postId)))
      problems.set(`mediaIds.${index}`, 'media.unknown');
    else if (isStored && needsDeclaration(item)) problems.set(`mediaIds.${index}`, 'media.declarationMissing');
  }
  return { mediaIds, mediaWaiting: mediaIds.filter((id) => items.get(id)?.state !== 'published').length };
}
