import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { listQuery, Avatar, type ListRow } from '../../connections/index.ts';
import { PickerRow } from '../picker/picker-row.tsx';
import { Picker } from '../picker/picker.tsx';
import classes from '../picker/picker.module.css';

export type Person = ListRow['member'];

type ConnectionPickerProps = { without: readonly string[]; chosen: readonly Person[]; most: number; onChange: (chosen: Person[]) => void };

/** Selects some of the member's connections. */
export function ConnectionPicker({ without, chosen, most, onChange }: ConnectionPickerProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(listQuery('connected', { who: 'all', name: search, genders: [], interests: [] }));
  const people = (query.data ?? []).map(({ member }) => member).filter(({ id }) => !without.includes(id));
  const names = new Intl.ListFormat(i18n.locale).format(chosen.map(({ username }) => username));
  return (
    <section className={classes.picker}>
      <Picker
        label={t`Search your connections`}
        search={search}
        onSearch={setSearch}
        rows={people}
        paging={pagingProps(query)}
        chosen={chosen}
        most={most}
        empty={<EmptyState level={3} title={<Trans>No connected user found</Trans>} />}
        renderRow={(person, choice) => <PickerRow {...choice} picture={<Avatar member={person} />} name={person.username} />}
        onChange={onChange}
      />
      <p role="status" className={classes.chosen}>
        {chosen.length > 0 && <Trans>Selected: {names}</Trans>}
      </p>
    </section>
  );
}
