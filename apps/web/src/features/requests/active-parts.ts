import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivePart } from '../../shared/search/active-chips.tsx';
import { genderNames } from '../../shared/labels/genders.ts';
import type { Filter, Radius } from './filter.ts';
import type { FetishNames } from './use-fetish-names.ts';
import { bucketNames, kindNames, statusNames, typeNames } from './labels.ts';

type ListName = 'types' | 'prices' | 'categories' | 'fetishes' | 'genders';

function listed<Name extends ListName>(filter: Filter, name: Name, labelOf: (word: Filter[Name][number]) => string): ActivePart<Filter>[] {
  const values: readonly Filter[Name][number][] = filter[name];
  return values.map((word) => ({
    key: `${name} ${word}`,
    label: labelOf(word),
    without: { ...filter, [name]: values.filter((other) => other !== word) },
  }));
}

type PartNames = Pick<FetishNames, 'category' | 'fetish'> & {
  /** The city of the filter, once its name is loaded. */
  city: string | undefined;
};

/** The active parts of a search for posts. */
export function activeParts(filter: Filter, i18n: I18n, names: PartNames): ActivePart<Filter>[] {
  const { search, kind, near, status } = filter;
  return [
    ...(search ? [{ key: 'search', label: i18n._(msg`Search: ${search}`), without: { ...filter, search: '' } }] : []),
    ...(status
      ? [{ key: 'status', label: i18n._(msg`My requests: ${i18n._(statusNames[status])}`), without: { ...filter, status: null } }]
      : []),
    ...(kind === 'all' ? [] : [{ key: 'kind', label: i18n._(kindNames[kind]), without: { ...filter, kind: 'all' as const } }]),
    ...listed(filter, 'types', (type) => i18n._(typeNames[type])),
    ...listed(filter, 'prices', (price) => i18n._(bucketNames[price])),
    ...listed(filter, 'genders', (gender) => i18n._(genderNames[gender])),
    ...(near === null ? [] : [{ key: 'near', label: i18n._(nearLabel(near, names.city)), without: { ...filter, city: null, near: null } }]),
    ...listed(filter, 'categories', names.category),
    ...listed(filter, 'fetishes', names.fetish),
  ];
}

const nearLabel = (near: Radius, city: string | undefined) => (city ? msg`Within ${near} km of ${city}` : msg`Within ${near} km`);
