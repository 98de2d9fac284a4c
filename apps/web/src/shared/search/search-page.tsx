import { Trans } from '@lingui/react/macro';
import { Suspense, useCallback, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useBreakpoint } from '../breakpoints.ts';
import classes from './search-page.module.css';
import { SheetButton, type SheetProps } from './sheet-button.tsx';

export type SideProps<Filter> = { active: number; filter: Filter; onChange: (filter: Filter) => void };

export type ChipsProps<Filter> = { filter: Filter; onChange: (filter: Filter) => void; onNoneLeft: () => void };

/** Each part is loaded separately, in parallel with the first search. */
type SearchParts<Filter> = {
  side: ComponentType<SideProps<Filter>>;
  sheet: ComponentType<SheetProps<Filter>>;
  chips: ComponentType<ChipsProps<Filter>>;
};

type SearchPageProps<Filter> = SideProps<Filter> & {
  parts: SearchParts<Filter>;
  title: ReactNode;
  lead?: ReactNode;
  /** Further actions beside the filters. */
  action?: ReactNode;
  tabs?: ReactNode;
  /** The element of the results, which gets the focus when a focused element disappears. */
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A list with filters: beside it from 960 px, in a sheet on narrower screens. */
export function SearchPage<Filter>({ parts, title, lead, action, tabs, ref, children, ...filters }: SearchPageProps<Filter>) {
  const { side: Side, sheet, chips: Chips } = parts;
  const { active, filter, onChange } = filters;
  const isWide = useBreakpoint() === 'desktop';
  const own = useRef<HTMLElement>(null);
  const main = ref ?? own;
  // Most visits start without filters, so the chips are loaded only with the first one. They stay mounted after the last chip, which moves
  // the focus.
  const [hasChips, setHasChips] = useState(active > 0);
  if (active > 0 && !hasChips) setHasChips(true);
  const focusResults = useCallback(() => main.current?.focus({ preventScroll: true }), [main]);
  return (
    <div className={classes.page}>
      {isWide && (
        <div>
          <button type="button" className={classes.skip} onClick={focusResults}>
            <Trans>Skip to results</Trans>
          </button>
          <Suspense fallback={<div className={classes.side} />}>
            <Side {...filters} />
          </Suspense>
        </div>
      )}
      <section ref={main} tabIndex={-1} className={classes.main} aria-labelledby="search-title">
        <header className={classes.header} data-with-action={Boolean(action)}>
          <h1 id="search-title" className={classes.title}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          <div className={classes.actions}>
            {!isWide && <SheetButton {...filters} sheet={sheet} />}
            {action}
          </div>
        </header>
        {tabs}
        {hasChips && (
          <Suspense fallback={<div className={classes.chips} />}>
            <Chips filter={filter} onChange={onChange} onNoneLeft={focusResults} />
          </Suspense>
        )}
        {children}
      </section>
    </div>
  );
}
