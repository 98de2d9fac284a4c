import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportMeasure, ReportSection } from '@subrosa/rules/statistics/report';
import type { ReportLine } from '../api/statistics.ts';
import { formatDuration } from '../duration.ts';
import classes from './report-tables.module.css';
import { measureLabels, sectionLabels, labelOfPart } from './labels.ts';

type ReportTablesProps = { lines: readonly ReportLine[] };

/** A report as tables: one per section, one row per part. */
export function ReportTables({ lines }: ReportTablesProps) {
  const sections = Map.groupBy(lines, ({ section }) => section);
  return (
    <div className={classes.sections}>
      {[...sections].map(([section, own]) => (
        <SectionTable key={section} section={section} lines={own} />
      ))}
    </div>
  );
}

type SectionTableProps = { section: ReportSection; lines: readonly ReportLine[] };

function SectionTable({ section, lines }: SectionTableProps) {
  const { t } = useLingui();
  const measures = [...new Set(lines.map(({ measure }) => measure))];
  const parts = [...Map.groupBy(lines, ({ part }) => part)];
  const title = t(sectionLabels[section]);
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>What</Trans>
              </th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(measureLabels[measure])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(([part, own]) => {
              const label = labelOfPart(section, part);
              return (
                <tr key={part}>
                  <th scope="row">{label ? t(label) : part}</th>
                  {measures.map((measure) => (
                    <td key={measure}>
                      <Value line={own.find((line) => line.measure === measure)} measure={measure} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type ValueProps = { line: ReportLine | undefined; measure: ReportMeasure };

function Value({ line, measure }: ValueProps) {
  const { i18n } = useLingui();
  if (!line) return '–';
  if (line.value === null) return <Trans>fewer than 5</Trans>;
  return measure === 'median_minutes' ? formatDuration(line.value, i18n.locale) : i18n.number(line.value);
}
