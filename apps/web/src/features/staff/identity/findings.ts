import { ageOf, MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import type { DocumentDetails } from '@subrosa/rules/documents/document-details';

/** `fine` can be checked, `doubt` needs a closer check, `unknown` is not known yet. */
export type Finding = 'fine' | 'doubt' | 'unknown';

type ComparisonInput = { details: DocumentDetails | null; birthDate: string | null; now: Date };

/** Compares the details of a document with the account automatically; only a person can check the picture itself. */
export function findingsOf({ details, birthDate, now }: ComparisonInput) {
  const age = details && ageOf(details.dateOfBirth, 'UTC', now);
  return {
    birth: findingOf(details && birthDate === details.dateOfBirth),
    age: { years: age, finding: findingOf(age === null ? null : age >= MINIMUM_AGE) },
    valid: findingOf(details && (details.expiresOn === null || details.expiresOn >= now.toISOString().slice(0, 10))),
  };
}

export const findingOf = (isFine: boolean | null): Finding => (isFine === null ? 'unknown' : isFine ? 'fine' : 'doubt');
