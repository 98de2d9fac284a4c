import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Filter } from '../explore/index.ts';
import { searchParamsOf } from './search-state.ts';
import type { Tab } from './search.ts';
import classes from '../../shared/ui/tab-links.module.css';

const names: Record<Tab, MessageDescriptor> = {
  connected: msg`Connected`,
  pending: msg`Waiting for my answer`,
  sent: msg({ message: 'Sent', context: 'connection requests' }),
};

type TabLinksProps = { filter: Filter };

/** The three lists, each with its own URL; the filters are kept. */
export function TabLinks({ filter }: TabLinksProps) {
  const { t } = useLingui();
  return (
    <nav className={classes.tabs} aria-label={t`Connections`}>
      {(Object.keys(names) as Tab[]).map((name) => (
        <Link
          key={name}
          to="/profile/connected"
          search={searchParamsOf({ tab: name, filter })}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          className={classes.tab}
        >
          {t(names[name])}
        </Link>
      ))}
    </nav>
  );
}
