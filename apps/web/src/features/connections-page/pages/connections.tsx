import { Trans } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { SearchPage } from '../../../shared/search/search-page.tsx';
import { useLiveConnections } from '../../connections/index.ts';
import { countOf, everybody } from '../../explore/index.ts';
import { parts } from '../filters/parts.ts';
import { ConnectionList } from '../list/connection-list.tsx';
import { TabLinks } from '../tab-links.tsx';
import { useSearchState } from '../use-search-state.ts';

/** `/profile/connected`: connections, and requests in both directions. */
export function Connections() {
  useLiveConnections();
  const { tab, filter, change } = useSearchState();
  const main = useRef<HTMLElement>(null);
  const focusList = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <SearchPage
      ref={main}
      active={countOf(filter)}
      filter={filter}
      onChange={change}
      parts={parts}
      title={<Trans>Connections</Trans>}
      tabs={<TabLinks filter={filter} />}
    >
      <ConnectionList key={tab} tab={tab} filter={filter} onClear={() => change(everybody)} onGone={focusList} />
    </SearchPage>
  );
}
