import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import classes from './filter-panel.module.css';

type FilterSideProps = {
  title?: ReactNode;
  active: number;
  onClear: () => void;
  children: ReactNode;
};

/** Filters that stay beside the list while it scrolls. */
export function FilterSide({ title, active, onClear, children }: FilterSideProps) {
  const id = useId();
  return (
    <section className={classes.side} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title ?? <Trans>Filters</Trans>}
        </h2>
        {active > 0 && (
          <button type="button" className={classes.clear} onClick={onClear}>
            <Trans>Clear all</Trans>
          </button>
        )}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
