import { Trans, useLingui } from '@lingui/react/macro';
import { CityPicker } from '../../../shared/ui/city-picker.tsx';
import { GroupError } from '../../../shared/ui/group-error.tsx';
import { DateField } from './date-field.tsx';
import classes from './editor.module.css';
import { laterEnd } from './later-end.ts';
import type { EntryForm } from './use-entry-form.ts';

type TripFieldsProps = { form: EntryForm; today: string };

/** The destination of a trip and its dates. */
export function TripFields({ form: { draft, problems, change }, today }: TripFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <CityPicker
        label={<Trans>From</Trans>}
        value={draft.fromCity}
        onChange={(fromCity) => change({ fromCity })}
        error={problems.fromCity}
      />
      <CityPicker label={<Trans>Destination</Trans>} value={draft.city} onChange={(city) => change({ city })} error={problems.city} />
      <div className={classes.when} data-problem={problems.period ? true : undefined}>
        <div className={classes.pair}>
          <DateField
            label={t`Departure`}
            today={today}
            value={draft.startDate}
            onChange={(startDate) => change({ startDate, ...laterEnd(startDate, draft.endDate) })}
            error={problems.startDate}
          />
          <DateField
            label={t`Until`}
            today={today}
            value={draft.endDate}
            onChange={(endDate) => change({ endDate })}
            error={problems.endDate}
          />
        </div>
        <GroupError isAlert text={problems.period} />
      </div>
      <p className={classes.hint}>
        <Trans>
          While you’re away, people who can see this trip see your destination as your current city. It changes back automatically.
        </Trans>
      </p>
    </>
  );
}
