import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import { useQuery } from '@tanstack/react-query';
import { interestsQuery } from '../../shared/static-data.ts';

const readable = (id: string) => id.replaceAll('_', ' ');

/** Names of categories and fetishes in the viewer's language; the stored keys until they are loaded. */
export function useFetishNames() {
  const { i18n } = useLingui();
  const { data = [] } = useQuery(interestsQuery(i18n.locale as Locale));
  return {
    categories: data,
    category: (id: string) => data.find((category) => category.id === id)?.name ?? readable(id),
    fetish: (id: string) => data.flatMap(({ interests }) => interests).find((interest) => interest.id === id)?.name ?? readable(id),
  };
}

export type FetishNames = ReturnType<typeof useFetishNames>;
