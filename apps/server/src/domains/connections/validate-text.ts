import { findProhibited } from '@subrosa/rules/content/index';
import { withoutContactDetails } from '@subrosa/rules/profiles/texts';
import type { Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listProhibitedWords } from '../moderation/index.ts';

/** A text that others read: a prohibited word refuses it, contact details are cut out of it. */
export async function validateText(tx: Tx, field: 'note' | 'text', text: string): Promise<string> {
  if (text !== '' && findProhibited(text, await listProhibitedWords(tx)).length > 0) {
    throw new ApiError('profiles.prohibitedWord', { fields: { [field]: 'text.prohibitedWord' } });
  }
  return withoutContactDetails(text).text;
}
