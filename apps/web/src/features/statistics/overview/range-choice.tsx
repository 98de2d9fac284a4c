import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { ranges, type RangeDays } from '../search.ts';
import { rangeLabels } from '../labels.ts';
import classes from './range-choice.module.css';

type RangeChoiceProps = { value: RangeDays; onChange: (days: RangeDays) => void };

/** The range of days of the statistics. */
export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      aria-label={t`Range`}
      withItemsBorders={false}
      classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
      data={ranges.map((days) => ({ value: days, label: t(rangeLabels[days]) }))}
      value={value}
      onChange={(days) => onChange(days)}
    />
  );
}
