export { ActiveChips } from './active-chips.tsx';
export { countOf, everybody, filterOf, searchOf, type ExploreSearch, type Filter } from './filter.ts';
export { InterestsField } from './filters/interests-field.tsx';
export { NameField } from './filters/name-field.tsx';
export { MemberCard } from './results/member-card.tsx';
export { useInterestNames } from './use-interest-names.ts';
export { genderNames, presenceNames, whoNames } from './words.ts';
