import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { shows, type Show } from '../review-search.ts';
import { showLabels } from '../labels.ts';
import classes from './show-chips.module.css';

type ShowChipsProps = { value: Show; onChange: (show: Show) => void };

/** The parts of the queue: three chips in one row. */
export function ShowChips({ value, onChange }: ShowChipsProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <VisuallyHidden component="legend">
        <Trans>Which cases</Trans>
      </VisuallyHidden>
      {shows.map((show) => (
        <label key={show} className={classes.hit}>
          <input className={classes.input} type="radio" name={name} checked={value === show} onChange={() => onChange(show)} />
          <span className={classes.chip}>{t(showLabels[show])}</span>
        </label>
      ))}
    </fieldset>
  );
}
