export { Chips } from './filters/chips.tsx';
export { countOf, everybody, filterOf, searchOf, type Filter } from './filter.ts';
export { InterestsField } from './filters/interests-field.tsx';
export { MemberFields } from './filters/member-fields.tsx';
export { NameField } from './filters/name-field.tsx';
export { MemberCard } from './results/member-card.tsx';
export { useInterestNames } from './use-interest-names.ts';
export { presenceNames, roleNames } from './labels.ts';
