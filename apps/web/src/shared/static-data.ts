import { reference } from '@subrosa/contract/addresses/reference';
import type { Locale } from '@subrosa/rules/reference/locales';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from './api/client.ts';

/** Choices that change with a release, named in the reader's language. */
export const interestsQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'interests', language],
    queryFn: ({ signal }) => quietClient.call(reference.listInterestCategories, { query: { language }, signal }),
    staleTime: Infinity,
  });

export const languagesQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'languages', language],
    queryFn: ({ signal }) => quietClient.call(reference.listLanguages, { query: { language }, signal }),
    staleTime: Infinity,
  });

export const desiredGendersQuery = (language: Locale) =>
  queryOptions({
    queryKey: ['reference', 'desired-genders', language],
    queryFn: ({ signal }) => quietClient.call(reference.listDesiredGenders, { query: { language }, signal }),
    staleTime: Infinity,
  });
