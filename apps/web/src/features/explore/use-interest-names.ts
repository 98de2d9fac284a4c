import type { Locale } from '@subrosa/rules/reference/locales';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { interestsQuery } from '../../shared/static-data.ts';

export type NameOf = (id: string) => string;

/** Names of interests in the viewer's language; the stored keys until they are loaded. */
export function useInterestNames(): NameOf {
  const { i18n } = useLingui();
  const { data = [] } = useQuery(interestsQuery(i18n.locale as Locale));
  const names = new Map(data.flatMap(({ interests }) => interests.map(({ id, name }) => [id, name])));
  return (id) => names.get(id) ?? id.replaceAll('_', ' ');
}
