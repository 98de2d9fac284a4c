import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { tailOf } from '../../../shared/ui/tail-of.ts';
import { listQuery, Portrait } from '../../connections/index.ts';
import classes from './people-pick.module.css';

export type Person = { id: string; username: string };

type PeoplePickProps = { without: readonly string[]; chosen: readonly Person[]; most: number; onChange: (chosen: Person[]) => void };

/** Some of one's connections. Whoever is chosen stays so while another name is looked for. */
export function PeoplePick({ without, chosen, most, onChange }: PeoplePickProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(listQuery('connected', { who: 'all', name: search, genders: [], interests: [] }));
  const people = (query.data ?? []).map(({ member }) => member).filter(({ id }) => !without.includes(id));
  const isFull = chosen.length >= most;
  const names = new Intl.ListFormat(i18n.locale).format(chosen.map(({ username }) => username));

  function handleChange({ id, username }: Person, isChosen: boolean) {
    const others = chosen.filter((one) => one.id !== id);
    onChange(isChosen ? [...others, { id, username }] : others);
  }

  return (
    <section className={classes.place}>
      <SearchField
        isName
        label={t`Search your connections`}
        placeholder={t`A name`}
        clearLabel={t`Clear the search`}
        maxLength={30}
        value={search}
        onChange={setSearch}
      />
      <div className={classes.list}>
        <PagedList
          shape="rows"
          items={people}
          keyOf={({ id }) => id}
          renderItem={(person) => {
            const isChosen = chosen.some(({ id }) => id === person.id);
            return (
              <label className={classes.person}>
                <Portrait member={person} />
                <bdi className={classes.name}>{person.username}</bdi>
                <Checkbox
                  size="md"
                  aria-label={person.username}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={({ currentTarget }) => handleChange(person, currentTarget.checked)}
                />
              </label>
            );
          }}
          {...tailOf(query)}
          empty={<EmptyState level={3} title={<Trans>no connected user found</Trans>} />}
        />
      </div>
      <p role="status" className={classes.chosen}>
        {chosen.length > 0 && <Trans>Chosen: {names}</Trans>}
      </p>
    </section>
  );
}
