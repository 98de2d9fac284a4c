import { Trans, useLingui } from '@lingui/react/macro';
import type { Gender } from '@subrosa/rules/reference/choices';
import type { InterestCategory } from '@subrosa/rules/reference/interests';
import type { RequestStatus } from '@subrosa/rules/requests/post';
import type { MessageDescriptor } from '@lingui/core';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { genderNames, InterestsField } from '../../explore/index.ts';
import { SEARCH_LENGTH, type Filter } from '../filter.ts';
import { useFetishNames } from '../use-fetish-names.ts';
import { bucketNames, kindNames, statusNames, typeNames } from '../words.ts';
import { PlaceFields } from './place-fields.tsx';

type FilterFieldsProps = { filter: Filter; onChange: (filter: Filter) => void };

/** Every filter of the feed. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { t, i18n } = useLingui();
  const { categories } = useFetishNames();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const named = <Value extends string>(names: Record<Value, MessageDescriptor>) =>
    (Object.keys(names) as Value[]).map((value) => ({ value, label: i18n._(names[value]) }));
  return (
    <>
      <SearchField
        label={t`Search requests`}
        placeholder={t`Sneakers, knitwear…`}
        clearLabel={t`Clear the search`}
        maxLength={SEARCH_LENGTH}
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceChips legend={<Trans>Show</Trans>} choices={named(kindNames)} value={filter.kind} onChange={(kind) => change({ kind })} />
      <ChoiceChips
        multiple
        legend={<Trans>Type</Trans>}
        choices={named(typeNames)}
        value={filter.types}
        onChange={(types) => change({ types })}
      />
      <ChoiceChips
        multiple
        legend={<Trans>Price</Trans>}
        choices={named(bucketNames).map(({ value, label }) => ({ value, label: <bdi>{label}</bdi> }))}
        value={filter.prices}
        onChange={(prices) => change({ prices })}
      />
      <PlaceFields filter={filter} onChange={onChange} />
      <ChoiceChips
        multiple
        legend={<Trans>Posted by</Trans>}
        choices={named<Gender>(genderNames)}
        value={filter.genders}
        onChange={(genders) => change({ genders })}
      />
      <ChoiceChips
        multiple
        legend={<Trans>Category</Trans>}
        choices={categories.map(({ id, name }) => ({ value: id as InterestCategory, label: name }))}
        value={filter.categories}
        onChange={(chosen) => change({ categories: chosen })}
      />
      <InterestsField value={filter.fetishes} onChange={(fetishes) => change({ fetishes })} />
      <ChoiceChips
        legend={<Trans>My own requests</Trans>}
        choices={[{ value: 'any', label: t`Of everybody` }, ...named<RequestStatus>(statusNames)]}
        value={filter.status ?? 'any'}
        onChange={(status) => change({ status: status === 'any' ? null : status })}
      />
    </>
  );
}
