import { i18n } from '@lingui/core';
import { useDebouncedValue } from '@mantine/hooks';
import { reference } from '@subrosa/contract/endpoints/reference';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { silentClient } from '../api/client.ts';

export type City = ReplyBody<typeof reference.searchCities>[number];

const PAUSE_MS = 250;
const LONGEST = 60;

/** Cities whose name begins with the text, allowing small differences; requested when typing pauses. */
export function useCitySearch(text: string) {
  const typed = text.trim().slice(0, LONGEST);
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const language = i18n.locale;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['reference', 'cities', language, search],
    queryFn: ({ signal }) => silentClient.call(reference.searchCities, { query: { search, language }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { cities: typed === '' ? [] : (data ?? []), isSearching: isFetching || search !== typed, isError };
}
