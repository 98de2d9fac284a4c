import { reference } from '@subrosa/contract/endpoints/reference';
import type { Locale } from '@subrosa/rules/reference/locales';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from './api/client.ts';

type InterestChoice = { id: string; name: string; retired: boolean };
type Category = { id: string; name: string };

/** The options that can be chosen: without disabled ones, unless they were chosen before. */
export function availableInterests(
  categories: readonly (Category & { interests: readonly InterestChoice[] })[],
  chosen: readonly string[],
) {
  return categories
    .map(({ id, name, interests }) => ({ id, name, interests: interests.filter((each) => !each.retired || chosen.includes(each.id)) }))
    .filter(({ interests }) => interests.length > 0);
}

/** Options that change with a release only, named in the viewer's language. */
export const interestsQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'interests', language],
    queryFn: ({ signal }) => silentClient.call(reference.listInterestCategories, { query: { language }, signal }),
    staleTime: Infinity,
  });

export const languagesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'languages', language],
    queryFn: ({ signal }) => silentClient.call(reference.listLanguages, { query: { language }, signal }),
    staleTime: Infinity,
  });

export const desiredGendersQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'desired-genders', language],
    queryFn: ({ signal }) => silentClient.call(reference.listDesiredGenders, { query: { language }, signal }),
    staleTime: Infinity,
  });
