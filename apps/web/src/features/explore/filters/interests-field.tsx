import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { exploreLimits } from '@subrosa/rules/explore/filter';
import type { Locale } from '@subrosa/rules/reference/locales';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterByName } from '../../../shared/filter-by-name.ts';
import { interestsQuery, availableInterests } from '../../../shared/static-data.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { InterestCategory } from '../../../shared/ui/interest-category.tsx';
import classes from './interests-field.module.css';

type InterestsFieldProps = { value: readonly string[]; onChange: (value: string[]) => void };

/** Selects from a hundred interests, by typing or by category. */
export function InterestsField({ value, onChange }: InterestsFieldProps) {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(interestsQuery(i18n.locale as Locale));
  const categories = availableInterests(data, value);
  const [typed, setTyped] = useState('');
  const isFull = value.length >= exploreLimits.interests;
  const all = categories.flatMap(({ interests }) => interests);
  const isTyping = typed.trim() !== '';
  const found = isTyping ? filterByName(all, typed) : [];
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <Trans>Interests</Trans>
        <span className={classes.hint}>
          <Trans>Any of these interests</Trans>
        </span>
      </legend>
      <TextInput
        inputMode="search"
        aria-label={t`Search interests`}
        placeholder={t`Search interests`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isTyping && found.length > 0 && (
        <ChoiceChips
          multiple
          legend={
            <VisuallyHidden>
              <Trans>Interests found</Trans>
            </VisuallyHidden>
          }
          choices={found.map(({ id, name }) => ({ value: id, label: name, disabled: isFull && !value.includes(id) }))}
          value={value}
          onChange={onChange}
        />
      )}
      <p className={classes.nothing} role="status">
        {isTyping && found.length === 0 && <Trans>No matching interests.</Trans>}
        {isFull && <Trans>You’ve reached the limit.</Trans>}
      </p>
      {!isTyping &&
        categories.map((category) => (
          <InterestCategory key={category.id} category={category} value={value} onChange={onChange} isFull={isFull} />
        ))}
    </fieldset>
  );
}
