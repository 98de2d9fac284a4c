import { Trans, useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { calendarLimits } from '@subrosa/rules/calendar/entries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '../../connections/index.ts';
import type { Person } from './draft.ts';
import classes from './editor.module.css';

const PAUSE_MS = 250;

type PeoplePickerProps = { value: readonly Person[]; onChange: (people: Person[]) => void; problem: string | undefined };

/** The connections to publish to, which the member finds by typing. */
export function PeoplePicker({ value, onChange, problem }: PeoplePickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data = [] } = useInfiniteQuery({
    ...listQuery('connected', { who: 'all', name, genders: [], interests: [] }),
    placeholderData: keepPreviousData,
  });
  const known = new Map([...value, ...data.map(({ member }) => member)].map(({ id, username }) => [id, username]));
  return (
    <MultiSelect
      size="md"
      label={<Trans>Choose connections</Trans>}
      description={<Trans>No one else will see it.</Trans>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: classes.below, pill: classes.pill }}
      placeholder={value.length === 0 ? t`Choose one or more` : undefined}
      data={[...known].map(([id, username]) => ({ value: id, label: username }))}
      searchable
      clearSearchOnChange
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      maxValues={calendarLimits.chosen}
      maxDropdownHeight={240}
      nothingFoundMessage={t`No connected user found`}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.map((id) => ({ id, username: known.get(id) ?? '' })))}
      error={problem}
    />
  );
}
