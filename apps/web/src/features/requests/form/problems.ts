import type { FieldProblem } from '@subrosa/contract/error-codes';
import { requestLimits } from '@subrosa/rules/requests/post';
import { parsePrice } from '@subrosa/rules/requests/price';
import type { Draft, DraftField } from './draft.ts';

type Limits = { title: number; description: number };

export type FieldErrorCodes = Partial<Record<DraftField, FieldProblem>>;

/** Returns the errors that the server would return, before the post is sent. */
export function validateDraft({ title, description, type, fetish, price, mediaIds }: Draft, limits: Limits): FieldErrorCodes {
  const priced = parsePrice(price);
  return {
    ...textError('title', title, { most: limits.title, missing: 'title.required', long: 'title.tooLong' }),
    ...textError('description', description, { most: limits.description, missing: 'description.required', long: 'field.tooLong' }),
    ...(type === null && { type: 'requestType.required' as const }),
    ...(fetish === null && { fetish: 'fetish.required' as const }),
    ...('problem' in priced && { price: priced.problem }),
    ...(mediaIds.length > requestLimits.files && { mediaIds: 'media.tooManyFiles' as const }),
  };
}

type Rule = { most: number; missing: FieldProblem; long: FieldProblem };

function textError(field: DraftField, text: string, { most, missing, long }: Rule): FieldErrorCodes {
  if (text.trim() === '') return { [field]: missing };
  return text.trim().length > most ? { [field]: long } : {};
}
