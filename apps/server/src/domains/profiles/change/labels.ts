import type { FieldProblem } from '@subrosa/contract/error-codes';
import { findContactDetails, findProhibited } from '@subrosa/rules/content/index';

/**
 * Validates a short name that all members can read, such as a platform's. A contact detail in it would bypass the audience of the URL or
 * account behind it.
 */
export function labelProblem(text: string, prohibitedWords: readonly string[]): FieldProblem | null {
  if (findProhibited(text, prohibitedWords).length > 0) return 'text.prohibitedWord';
  return findContactDetails(text).length > 0 ? 'field.invalid' : null;
}
