import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { filterByName } from '../../../shared/filter-by-name.ts';
import { availableInterests } from '../../../shared/static-data.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { InterestCategory } from '../../../shared/ui/interest-category.tsx';
import type { Choices } from '../api/choices.ts';
import { FieldLabel } from './field-label.tsx';
import field from './field.module.css';
import { GroupError } from '../../../shared/ui/group-error.tsx';

type InterestsFieldProps = {
  categories: Choices['interestCategories'];
  value: readonly string[];
  onChange: (value: string[]) => void;
  problem?: string | undefined;
};

// Enter in the search field must not submit the form.
const ignoreEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** Selects from a hundred interests, by category or by typing. */
export function InterestsField({ categories: known, value, onChange, problem }: InterestsFieldProps) {
  const { t } = useLingui();
  const problemId = useId();
  const [search, setSearch] = useState('');
  const categories = availableInterests(known, value);
  const all = categories.flatMap(({ interests }) => interests);
  const found = filterByName(all, search);
  const isSearching = search.trim() !== '';
  return (
    <fieldset className={field.group} aria-describedby={problem ? problemId : undefined} data-problem={problem && true}>
      <legend className={field.legend}>
        <FieldLabel required>
          <Trans>Interests</Trans>
        </FieldLabel>
        <VisuallyHidden>
          {' '}
          <Trans>required</Trans>{' '}
        </VisuallyHidden>
        <em className={field.optional} role="status">
          <Plural value={value.length} one={`# of ${all.length} chosen`} other={`# of ${all.length} chosen`} />
        </em>
      </legend>
      <TextInput
        size="md"
        type="search"
        aria-label={t`Search interests`}
        placeholder={t`Search interests`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={ignoreEnter}
      />
      <div className={field.list} hidden={!isSearching}>
        {isSearching && (
          <ChoiceChips
            multiple
            legend={
              <VisuallyHidden>
                <Trans>Interests found</Trans>
              </VisuallyHidden>
            }
            choices={found.map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onChange={onChange}
          />
        )}
        {found.length === 0 && (
          <p className={field.hint} role="status">
            <Trans>No matching interests.</Trans>
          </p>
        )}
      </div>
      <div className={field.list} hidden={isSearching}>
        {categories.map((category, index) => (
          <InterestCategory key={category.id} category={category} opened={index === 0} value={value} onChange={onChange} />
        ))}
      </div>
      <GroupError id={problemId} text={problem} />
    </fieldset>
  );
}
