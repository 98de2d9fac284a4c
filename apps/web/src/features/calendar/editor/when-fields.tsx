import { Trans, useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import { useMemo } from 'react';
import { timeZoneChoices } from '../../../shared/format/time-zones.ts';
import { isoDateOf } from '../../../shared/format/typed-date.ts';
import { GroupError } from '../../../shared/ui/group-error.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import { DateField } from './date-field.tsx';
import { laterEnd } from './later-end.ts';
import classes from './editor.module.css';
import { RepeatField } from './repeat-field.tsx';
import type { EntryForm } from './use-entry-form.ts';

type WhenFieldsProps = { form: EntryForm; today: string; isNew: boolean; scope: SeriesScope };

/** The time of an event or a schedule. */
export function WhenFields({ form: { draft, problems, change }, today, isNew, scope }: WhenFieldsProps) {
  const { t } = useLingui();
  const zones = useMemo(() => timeZoneChoices(draft.timeZone), [draft.timeZone]);
  const hasTimes = !draft.allDay && !draft.continuous;
  const hasDates = !draft.repeat;
  const time = (field: 'startTime' | 'endTime', label: string) =>
    hasTimes && (
      <TextInput
        type="time"
        size="md"
        label={label}
        value={draft[field]}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value.slice(0, 5) })}
        error={problems[field]}
      />
    );

  function handleRepeat(repeat: boolean) {
    const day = isoDateOf(draft.startDate);
    change({ repeat, continuous: false, ...(repeat && day && draft.dates.length === 0 && { dates: [day] }) });
  }

  return (
    <>
      <div className={classes.when} data-problem={problems.period ? true : undefined}>
        <div className={classes.pair}>
          {hasDates && (
            <DateField
              label={t`Starts`}
              today={today}
              disabled={scope === 'series'}
              value={draft.startDate}
              onChange={(startDate) => change({ startDate, ...laterEnd(startDate, draft.endDate) })}
              error={problems.startDate}
            />
          )}
          {time('startTime', t`Start time`)}
        </div>
        <div className={classes.pair}>
          {hasDates && (
            <DateField
              label={t`Ends`}
              today={today}
              disabled={scope === 'series'}
              value={draft.endDate}
              onChange={(endDate) => change({ endDate })}
              error={problems.endDate}
            />
          )}
          {time('endTime', t`End time`)}
        </div>
        <GroupError isAlert text={problems.period} />
      </div>
      <div>
        <SwitchRow label={<Trans>All day</Trans>} checked={draft.allDay} onChange={(allDay) => change({ allDay, continuous: false })} />
        <SwitchRow
          label={<Trans>Around the clock</Trans>}
          checked={draft.continuous}
          onChange={(continuous) => change({ continuous, allDay: false, ...(continuous && { repeat: false }) })}
        />
        {isNew && (
          <SwitchRow label={<Trans>Repeat at the same times on all selected dates</Trans>} checked={draft.repeat} onChange={handleRepeat} />
        )}
      </div>
      {draft.repeat && (
        <RepeatField
          today={today}
          start={isoDateOf(draft.startDate) ?? today}
          value={draft.dates}
          onChange={(dates) => change({ dates })}
          problem={problems.dates}
        />
      )}
      <Select
        size="md"
        label={<Trans>Time zone</Trans>}
        data={zones}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`No matching time zone`}
        maxDropdownHeight={280}
        value={draft.timeZone}
        onChange={(timeZone) => timeZone && change({ timeZone })}
        error={problems.timeZone}
      />
    </>
  );
}
