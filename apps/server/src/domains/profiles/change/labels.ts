import type { FieldProblem } from '@subrosa/contract/error-codes';
import { findContactDetails, findProhibited } from '@subrosa/rules/content/index';

/**
 * What is wrong with a short name that everybody reads, such as a platform's. A contact detail in it would walk past
 * the rule that only some may see the address behind it.
 */
export function labelProblem(text: string, prohibitedWords: readonly string[]): FieldProblem | null {
  if (findProhibited(text, prohibitedWords).length > 0) return 'text.prohibitedWord';
  return findContactDetails(text).length > 0 ? 'field.invalid' : null;
}
