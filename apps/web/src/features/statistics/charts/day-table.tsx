import { Trans, useLingui } from '@lingui/react/macro';
import { DateText } from '../../../shared/ui/date-text.tsx';
import classes from './day-table.module.css';

type DayTableProps = {
  caption: string;
  days: readonly string[];
  columns: readonly { name: string; values: readonly (number | null)[] }[];
  /** Replaces a number that is not disclosed. */
  missing: string;
};

/** The data of a chart as a table, newest first. */
export function DayTable(props: DayTableProps) {
  const { t } = useLingui();
  const { days, columns, missing } = props;
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <Trans>As a table</Trans>
      </summary>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t`${props.caption}, day by day`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">
                    <DateText date={day} />
                  </th>
                  {columns.map(({ name, values }) => (
                    <td key={name}>{values[index] ?? missing}</td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </div>
    </details>
  );
}
