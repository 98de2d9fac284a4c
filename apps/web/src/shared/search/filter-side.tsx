import { Trans } from '@lingui/react/macro';
import { useId, type ComponentType } from 'react';
import classes from './filters.module.css';
import type { SideProps } from './search-page.tsx';

export type FieldsProps<Filter> = { filter: Filter; onChange: (filter: Filter) => void };

type FilterSideProps<Filter> = SideProps<Filter> & {
  fields: ComponentType<FieldsProps<Filter>>;
  /** The filter without active parts. */
  cleared: Filter;
};

/** The filters stay beside the scrolling list; each change applies at once. */
export function FilterSide<Filter>({ active, filter, onChange, fields: Fields, cleared }: FilterSideProps<Filter>) {
  const id = useId();
  return (
    <section className={classes.side} aria-labelledby={id}>
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          <Trans>Filters</Trans>
        </h2>
        {active > 0 && (
          <button type="button" className={classes.clear} onClick={() => onChange(cleared)}>
            <Trans>Clear all</Trans>
          </button>
        )}
      </div>
      <div className={classes.fields}>
        <Fields filter={filter} onChange={onChange} />
      </div>
    </section>
  );
}
