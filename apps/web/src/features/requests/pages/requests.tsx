import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { SheetButton } from '../../../shared/ui/sheet-button.tsx';
import { Announcement } from '../feed/announcement.tsx';
import { ResultsPlace } from '../feed/results-place.tsx';
import { countOf } from '../filter.ts';
import { useFeed } from '../use-feed.ts';
import { useFilter } from '../use-filter.ts';
import { useLiveRequests } from '../use-live-requests.ts';
import classes from './requests.module.css';

// Beside the first search, not before it.
const Side = lazy(async () => ({ default: (await import('../filters/side.tsx')).Side }));
const Sheet = lazy(async () => ({ default: (await import('../filters/sheet.tsx')).Sheet }));

// Most who come have not asked for anything yet.
const Chips = lazy(async () => ({ default: (await import('../filters/chips.tsx')).Chips }));

/** `/requests`: where members arrive. Posts, found by filters that stand in the address. */
export function Requests() {
  useLiveRequests();
  const { filter, change } = useFilter();
  const feed = useFeed(filter);
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
      <section ref={main} tabIndex={-1} className={classes.main} aria-labelledby="requests">
        <header className={classes.head}>
          <div>
            <h1 id="requests" className={classes.title}>
              <Trans>Requests</Trans>
            </h1>
            <p className={classes.lead}>
              <Trans>Offers and wishes, the newest first.</Trans>
            </p>
          </div>
          <div className={classes.actions}>
            {!isWide && <SheetButton {...filters} sheet={Sheet} />}
            <Button
              component={Link}
              to="/requests/new"
              mih={44}
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              className={classes.add}
            >
              <Trans>New request</Trans>
            </Button>
          </div>
        </header>
        {hasChips && (
          <Suspense fallback={<div className={classes.chips} />}>
            <Chips filter={filter} onChange={change} onNoneLeft={focusResults} />
          </Suspense>
        )}
        <Announcement feed={feed} />
        <div className={classes.results}>
          <ResultsPlace feed={feed} filter={filter} onChange={change} />
        </div>
      </section>
    </div>
  );
}
