import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivePart } from '../../shared/search/active-chips.tsx';
import type { Filter } from './filter.ts';
import { genderNames } from '../../shared/labels/genders.ts';
import { ageBandNames, planNames, roleNames, statusNames } from './labels.ts';

const but = <Value>(all: readonly Value[], one: Value) => all.filter((value) => value !== one);

export type PartNames = {
  interest: (id: string) => string;
  language: (code: string) => string;
  /** The city of the filter, once its name is loaded. */
  city: string | undefined;
};

export function activeParts(filter: Filter, i18n: I18n, names: PartNames): ActivePart<Filter>[] {
  const { who, plan, name, genders, ages, languages, city, interests, near, statuses } = filter;
  return [
    ...(name ? [{ key: 'name', label: i18n._(msg`Name: ${name}`), without: { ...filter, name: '' } }] : []),
    ...(who === 'all' ? [] : [{ key: 'who', label: i18n._(roleNames[who]), without: { ...filter, who: 'all' as const } }]),
    ...(plan === 'all' ? [] : [{ key: 'plan', label: i18n._(planNames[plan]), without: { ...filter, plan: 'all' as const } }]),
    ...genders.map((gender) => ({
      key: `gender ${gender}`,
      label: i18n._(genderNames[gender]),
      without: { ...filter, genders: but(genders, gender) },
    })),
    ...ages.map((age) => ({
      key: `age ${age}`,
      label: i18n._(ageLabel(ageBandNames[age])),
      without: { ...filter, ages: but(ages, age) },
    })),
    ...languages.map((code) => ({
      key: `language ${code}`,
      label: names.language(code),
      without: { ...filter, languages: but(languages, code) },
    })),
    ...(city === null ? [] : [{ key: 'city', label: names.city ?? i18n._(msg`City`), without: { ...filter, city: null } }]),
    ...(near === null ? [] : [{ key: 'near', label: i18n._(nearLabel(near)), without: { ...filter, near: null } }]),
    ...statuses.map((status) => ({
      key: status,
      label: i18n._(statusNames[status]),
      without: { ...filter, statuses: but(statuses, status) },
    })),
    ...interests.map((interest) => ({
      key: `interest ${interest}`,
      label: names.interest(interest),
      without: { ...filter, interests: but(interests, interest) },
    })),
  ];
}

const ageLabel = (years: string) => msg`Age ${years}`;

const nearLabel = (near: NonNullable<Filter['near']>) => (near === 'any' ? msg`Near me` : msg`Within ${near} km`);
