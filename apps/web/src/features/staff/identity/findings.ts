import { ageOf, MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import type { Particulars } from '@subrosa/rules/documents/particulars';

/** `fine` can be ticked, `doubt` is to be looked at, `unknown` is not known yet. */
export type Finding = 'fine' | 'doubt' | 'unknown';

type Known = { particulars: Particulars | null; birthDate: string | null; now: Date };

/** What a machine can compare of a document and an account; what it shows, only a person sees. */
export function findingsOf({ particulars, birthDate, now }: Known) {
  const age = particulars && ageOf(particulars.dateOfBirth, 'UTC', now);
  return {
    birth: findingOf(particulars && birthDate === particulars.dateOfBirth),
    age: { years: age, finding: findingOf(age === null ? null : age >= MINIMUM_AGE) },
    valid: findingOf(particulars && (particulars.expiresOn === null || particulars.expiresOn >= now.toISOString().slice(0, 10))),
  };
}

export const findingOf = (isFine: boolean | null): Finding => (isFine === null ? 'unknown' : isFine ? 'fine' : 'doubt');
