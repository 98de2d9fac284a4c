import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { SheetButton } from '../../../shared/ui/sheet-button.tsx';
import { Announcement } from '../announcement.tsx';
import { countOf } from '../filter.ts';
import { Heading } from '../heading.tsx';
import { ResultsPlace } from '../results/results-place.tsx';
import { useFilter } from '../use-filter.ts';
import { useFound } from '../use-found.ts';
import classes from './explore.module.css';

// Beside the first search, not before it.
const Side = lazy(async () => ({ default: (await import('../filters/side.tsx')).Side }));

const Sheet = lazy(async () => ({ default: (await import('../filters/sheet.tsx')).Sheet }));

// Most who come have not asked for anything yet.
const ActiveChips = lazy(async () => ({ default: (await import('../active-chips.tsx')).ActiveChips }));

/** `/profile/search`: members, found by filters that stand in the address. */
export function Explore() {
  const { filter, premium, change } = useFilter();
  const found = useFound(filter, premium);
  const isWide = useBreakpoint() === 'desktop';
  const main = useRef<HTMLElement>(null);
  const active = countOf(filter);
  // Stays for the last chip, which hands the focus on.
  const [hasChips, setHasChips] = useState(active > 0);
  if (active > 0 && !hasChips) setHasChips(true);
  const focusResults = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  const filters = { active, filter, onChange: change };
  return (
    <div className={classes.page}>
      {isWide && (
        <div>
          <Suspense fallback={<div className={classes.side} />}>
            <Side {...filters} />
          </Suspense>
        </div>
      )}
      <section ref={main} tabIndex={-1} className={classes.main} aria-labelledby="explore">
        <header className={classes.head}>
          <Heading id="explore" isNear={filter.near !== null} />
          {!isWide && <SheetButton {...filters} sheet={Sheet} />}
          <p className={classes.lead}>
            {filter.near === null ? <Trans>Those who were here last come first.</Trans> : <Trans>The nearest come first.</Trans>}
          </p>
        </header>
        {hasChips && (
          <Suspense fallback={<div className={classes.chips} />}>
            <ActiveChips filter={filter} onChange={change} onNoneLeft={focusResults} />
          </Suspense>
        )}
        <Announcement found={found} />
        <div className={classes.results}>
          <ResultsPlace found={found} filter={filter} onChange={change} />
        </div>
      </section>
    </div>
  );
}
