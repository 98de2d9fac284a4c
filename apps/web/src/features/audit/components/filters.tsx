import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { auditActions } from '@subrosa/rules/audit/actions';
import { useState } from 'react';
import { parseAuditSearch, type AuditSearch } from '../search.ts';
import { actionLabel } from '../action-labels.ts';
import classes from './filters.module.css';

type FiltersProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

/** Filters by actor, action, day and case; names and ids apply once they are complete. */
export function Filters({ search, onChange }: FiltersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ actor?: string; subject?: string }>({});
  const shown = { actor: typed.actor ?? search.actor ?? '', subject: typed.subject ?? search.subject ?? '' };
  const change = (changed: Record<string, string>) => onChange(parseAuditSearch({ ...search, ...changed }));

  function handleSubmit(event: { preventDefault: () => void }) {
    event.preventDefault();
    change({ actor: shown.actor.trim(), subject: shown.subject.trim().toLowerCase() });
    setTyped({});
  }

  function handleClear() {
    setTyped({});
    onChange({});
  }

  return (
    <search>
      <form className={classes.filters} onSubmit={handleSubmit}>
        <TextInput
          label={<Trans>Who</Trans>}
          value={shown.actor}
          maxLength={30}
          onChange={({ currentTarget }) => setTyped({ ...typed, actor: currentTarget.value })}
        />
        <NativeSelect
          label={<Trans>What</Trans>}
          data={[{ value: '', label: t`Everything` }, ...auditActions.map((action) => ({ value: action, label: actionLabel(action, t) }))]}
          value={search.action ?? ''}
          onChange={({ currentTarget }) => change({ action: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={<Trans>Day</Trans>}
          value={search.day ?? ''}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        <TextInput
          label={<Trans>Case</Trans>}
          value={shown.subject}
          maxLength={36}
          onChange={({ currentTarget }) => setTyped({ ...typed, subject: currentTarget.value })}
        />
        <Button type="submit" variant="default" className={classes.send}>
          <Trans>Search</Trans>
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" className={classes.send} onClick={handleClear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </form>
    </search>
  );
}
