import { useLingui } from '@lingui/react/macro';
import type { Missing } from './draft.ts';

/** What the form asks for when something is missing. */
export function useMissingTexts(): Record<Missing, string> {
  const { t } = useLingui();
  return {
    shows: t`Please say whether people can be seen.`,
    people: t`Please name everybody who is shown.`,
    username: t`Please enter the username of the member.`,
    name: t`Please enter the name of the person.`,
    release: t`Please upload the signed release of this person first.`,
    consent: t`Please confirm that everybody who is shown is an adult and agreed.`,
  };
}
