import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivePart } from '../../shared/search/active-chips.tsx';
import type { Filter } from './filter.ts';
import type { NameOf } from './use-interest-names.ts';
import { genderNames } from '../../shared/labels/genders.ts';
import { planNames, roleNames, statusNames } from './labels.ts';

const but = <Value>(all: readonly Value[], one: Value) => all.filter((value) => value !== one);

export function activeParts(filter: Filter, i18n: I18n, nameOf: NameOf): ActivePart<Filter>[] {
  const { who, plan, name, genders, interests, near, statuses } = filter;
  return [
    ...(name ? [{ key: 'name', label: i18n._(msg`Name: ${name}`), without: { ...filter, name: '' } }] : []),
    ...(who === 'all' ? [] : [{ key: 'who', label: i18n._(roleNames[who]), without: { ...filter, who: 'all' as const } }]),
    ...(plan === 'all' ? [] : [{ key: 'plan', label: i18n._(planNames[plan]), without: { ...filter, plan: 'all' as const } }]),
    ...genders.map((gender) => ({
      key: `gender ${gender}`,
      label: i18n._(genderNames[gender]),
      without: { ...filter, genders: but(genders, gender) },
    })),
    ...(near === null ? [] : [{ key: 'near', label: i18n._(nearLabel(near)), without: { ...filter, near: null } }]),
    ...statuses.map((status) => ({
      key: status,
      label: i18n._(statusNames[status]),
      without: { ...filter, statuses: but(statuses, status) },
    })),
    ...interests.map((interest) => ({
      key: `interest ${interest}`,
      label: nameOf(interest),
      without: { ...filter, interests: but(interests, interest) },
    })),
  ];
}

const nearLabel = (near: NonNullable<Filter['near']>) => (near === 'any' ? msg`Near me` : msg`Within ${near} km`);
