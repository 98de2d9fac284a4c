import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { calendarLimits } from '@subrosa/rules/calendar/entries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { listQuery, type ListRow } from '../../connections/index.ts';
import classes from './fields.module.css';

const SHOWN = 6;

type PeopleFieldProps = { value: readonly string[]; onChange: (ids: string[]) => void };

/** Limits the calendar to the chosen connections; shows all members' entries until one is chosen. */
export function PeopleField({ value, onChange }: PeopleFieldProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const everybody = useInfiniteQuery(listQuery('connected', { who: 'all', name: '', genders: [], interests: [] }));
  const found = useInfiniteQuery(listQuery('connected', { who: 'all', name, genders: [], interests: [] }));
  // Members found by name stay visible while another name is typed.
  const [picked, setPicked] = useState<readonly ListRow['member'][]>([]);
  const known = new Map([...picked, ...(everybody.data ?? []).map(({ member }) => member)].map((member) => [member.id, member]));
  const chosen = [...known.values()].filter(({ id }) => value.includes(id));
  const rest = (found.data ?? []).map(({ member }) => member).filter(({ id }) => !value.includes(id));
  const isFull = value.length >= calendarLimits.filtered;

  function handleChange(member: ListRow['member'], isChosen: boolean) {
    const others = value.filter((id) => id !== member.id);
    if (isChosen) setPicked([...picked, member]);
    onChange(isChosen ? [...others, member.id] : others);
  }

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <Trans>Connections</Trans>
      </legend>
      <p className={classes.hint}>
        {value.length === 0 ? (
          <Trans>Showing everyone. Choose people to narrow it down.</Trans>
        ) : (
          <Trans>Showing only people you chose.</Trans>
        )}
      </p>
      <SearchField
        isName
        label={t`Find a connection`}
        placeholder={t`A name`}
        clearLabel={t`Clear the search`}
        maxLength={30}
        value={name}
        onChange={setName}
      />
      {[...chosen, ...rest.slice(0, SHOWN)].map((member) => (
        <Checkbox
          key={member.id}
          classNames={{ root: classes.check, body: classes.checkBody, labelWrapper: classes.checkLabel }}
          label={<bdi>{member.username}</bdi>}
          disabled={isFull && !value.includes(member.id)}
          checked={value.includes(member.id)}
          onChange={({ currentTarget }) => handleChange(member, currentTarget.checked)}
        />
      ))}
      {found.data?.length === 0 && (
        <p className={classes.hint} role="status">
          <Trans>No connected user found</Trans>
        </p>
      )}
    </fieldset>
  );
}
