import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { formatTime } from '../../../shared/format/dates.ts';
import { useId, useMemo } from 'react';
import { Row } from '../components/row.tsx';
import classes from './controls.module.css';
import { offsetOf, timeZoneChoices } from '../../../shared/format/time-zones.ts';

type TimeZoneRowProps = { timeZone: string; onChange: (timeZone: string) => void };

export function TimeZoneRow({ timeZone, onChange }: TimeZoneRowProps) {
  const { t } = useLingui();
  const id = useId();
  const detailId = useId();
  const choices = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const now = new Date();
  const offset = offsetOf(timeZone, now);
  const clock = formatTime(now, timeZone);
  return (
    <Row
      title={<Trans>Time zone</Trans>}
      detail={
        <Trans>
          Used for your calendar and daily limits. It’s{' '}
          <bdi dir="ltr">
            {clock}, {offset}
          </bdi>{' '}
          there now.
        </Trans>
      }
      labelFor={id}
      detailId={detailId}
      wide
    >
      <Select
        id={id}
        className={classes.select}
        size="md"
        aria-describedby={detailId}
        data={choices}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`No matching time zone`}
        maxDropdownHeight={320}
        value={timeZone}
        onChange={(zone) => zone && onChange(zone)}
      />
    </Row>
  );
}
