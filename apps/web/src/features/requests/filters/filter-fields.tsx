import { Trans, useLingui } from '@lingui/react/macro';
import type { InterestCategory } from '@subrosa/rules/reference/interests';
import type { FieldsProps } from '../../../shared/search/filter-side.tsx';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { choicesOf } from '../../../shared/ui/choices-of.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { genderNames } from '../../../shared/labels/genders.ts';
import { InterestsField } from '../../explore/index.ts';
import { SEARCH_LENGTH, type Filter } from '../filter.ts';
import { useFetishNames } from '../use-fetish-names.ts';
import { bucketNames, kindNames, statusNames, typeNames } from '../labels.ts';
import { LocationFields } from './location-fields.tsx';

/** All filters of the feed. */
export function FilterFields({ filter, onChange }: FieldsProps<Filter>) {
  const { t, i18n } = useLingui();
  const { categories } = useFetishNames();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
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
      <ChoiceChips
        legend={<Trans>Show</Trans>}
        choices={choicesOf(kindNames, i18n)}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceChips
        multiple
        legend={<Trans>Type</Trans>}
        choices={choicesOf(typeNames, i18n)}
        value={filter.types}
        onChange={(types) => change({ types })}
      />
      <ChoiceChips
        multiple
        legend={<Trans>Price</Trans>}
        choices={choicesOf(bucketNames, i18n).map(({ value, label }) => ({ value, label: <bdi>{label}</bdi> }))}
        value={filter.prices}
        onChange={(prices) => change({ prices })}
      />
      <LocationFields filter={filter} onChange={onChange} />
      <ChoiceChips
        multiple
        legend={<Trans>Posted by</Trans>}
        choices={choicesOf(genderNames, i18n)}
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
        choices={[{ value: 'any', label: t`Requests by everyone` }, ...choicesOf(statusNames, i18n)]}
        value={filter.status ?? 'any'}
        onChange={(status) => change({ status: status === 'any' ? null : status })}
      />
    </>
  );
}
