import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { Locale } from '@subrosa/rules/reference/locales';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterByName } from '../../../shared/filter-by-name.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import page from '../parts/staff-page.module.css';
import { interestEntriesQuery, type InterestEntry } from './api.ts';
import classes from './admin.module.css';
import { InterestForm } from './interest-form.tsx';

/** Interests: their names in each language, and which are no longer offered. */
export function Interests() {
  const { i18n } = useLingui();
  const query = useQuery(interestEntriesQuery);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<InterestEntry | null>(null);
  const close = () => setChosen(null);
  const locale = i18n.locale as Locale;
  const entries = (query.data?.interests ?? []).map((entry) => ({ ...entry, name: entry.names[locale] }));
  const shown = typed.trim() === '' ? entries : filterByName(entries, typed);
  return (
    <section className={page.section} aria-labelledby="admin-interests">
      <h2 id="admin-interests" className={page.subtitle}>
        <Trans>Interests</Trans>
      </h2>
      <p className={page.nothing}>
        <Trans>Members keep retired interests, but no one new can pick them. New interests come with an app update.</Trans>
      </p>
      <TextInput
        size="md"
        className={classes.narrow}
        label={<Trans>Search interests</Trans>}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {!query.data && <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={6} />} />}
      <p className={page.detail} role="status">
        {query.data && <Plural value={shown.length} one="# interest" other="# interests" />}
      </p>
      <ul className={page.rows}>
        {shown.map((entry) => (
          <li key={entry.slug} className={page.row}>
            <span className={page.text}>
              <span className={entry.retired ? classes.retired : page.name}>{entry.name}</span>
              {(entry.retired || entry.changed.length > 0) && (
                <span className={page.detail}>
                  {entry.retired ? <Trans>Retired</Trans> : <Trans>Renamed: {entry.changed.join(', ')}</Trans>}
                </span>
              )}
            </span>
            <Button variant="default" size="sm" onClick={() => setChosen(entry)}>
              <Trans>Change</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog opened={chosen !== null} onClose={close} title={chosen?.names[locale]} size={560}>
        {chosen && <InterestForm entry={chosen} onClose={close} />}
      </Dialog>
    </section>
  );
}
