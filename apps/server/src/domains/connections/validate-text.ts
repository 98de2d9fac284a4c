import { findProhibited } from '@subrosa/rules/content/index';
import { withoutContactDetails } from '@subrosa/rules/profiles/texts';
import type { Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listProhibitedWords } from '../moderation/index.ts';

/** Validates a text that others read: a prohibited word is an error, contact details are removed. */
export async function validateText(tx: Tx, field: 'note' | 'text', text: string): Promise<string> {
  if (text !== '' && findProhibited(text, await listProhibitedWords(tx)).length > 0) {
    throw new ApiError('profiles.prohibitedWord', { fields: { [field]: 'text.prohibitedWord' } });
  }
  return withoutContactDetails(text).text;
}
