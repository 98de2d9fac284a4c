import { i18n } from '@lingui/core';
import { reference } from '@subrosa/contract/endpoints/reference';
import type { Locale } from '@subrosa/rules/reference/locales';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { desiredGendersQuery, interestsQuery, languagesQuery } from '../../../shared/static-data.ts';

export type Choice = { id: string; name: string };

const named = (name: string, route: typeof reference.listBodyTypes) =>
  queryOptions({
    queryKey: ['reference', name, i18n.locale],
    queryFn: ({ signal }) => silentClient.call(route, { query: { language: i18n.locale }, signal }),
    staleTime: Infinity,
  });

/** The options of a profile in the viewer's language; empty until they are loaded. */
export function useChoices() {
  const language = i18n.locale as Locale;
  const { data: bodyTypes = [] } = useQuery(named('body-types', reference.listBodyTypes));
  const { data: ethnicities = [] } = useQuery(named('ethnicities', reference.listEthnicities));
  const { data: experiences = [] } = useQuery(named('job-experiences', reference.listJobExperiences));
  const { data: languages = [] } = useQuery(languagesQuery(language));
  const { data: desired = [] } = useQuery(desiredGendersQuery(language));
  const { data: interestCategories = [] } = useQuery(interestsQuery(language));
  return {
    bodyTypes,
    ethnicities,
    experiences,
    languages,
    // `both` is a shorthand of the wire format; here it is two chips.
    desiredGenders: desired.filter(({ id }) => id !== 'both'),
    interestCategories,
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** The name of an option; the stored id until the names are loaded. */
export function nameOf(choices: readonly Choice[], id: string): string {
  return choices.find((choice) => choice.id === id)?.name ?? id.replaceAll('_', ' ');
}
