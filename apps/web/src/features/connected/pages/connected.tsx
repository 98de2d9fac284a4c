import { Trans } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { FilterPanel } from '../../../shared/ui/filter-panel.tsx';
import { useLiveConnections } from '../../connections/index.ts';
import { ActiveChips, countOf, everybody } from '../../explore/index.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import { ConnectionList } from '../list/connection-list.tsx';
import { TabLinks } from '../tab-links.tsx';
import { useAsked } from '../use-asked.ts';
import classes from './connected.module.css';

/** `/profile/connected`: connections, and requests of both directions. */
export function Connected() {
  useLiveConnections();
  const { tab, filter, change } = useAsked();
  const main = useRef<HTMLElement>(null);
  const focusList = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 id="connections" className={classes.title}>
          <Trans>Connections</Trans>
        </h1>
      </header>
      <div className={classes.filters}>
        <FilterPanel active={countOf(filter)} onClear={() => change(everybody)}>
          <FilterFields filter={filter} onChange={change} />
        </FilterPanel>
      </div>
      <section ref={main} tabIndex={-1} className={classes.main} aria-labelledby="connections">
        <TabLinks filter={filter} />
        <ActiveChips filter={filter} onChange={change} onNoneLeft={focusList} />
        <ConnectionList key={tab} tab={tab} filter={filter} onClear={() => change(everybody)} onGone={focusList} />
      </section>
    </div>
  );
}
