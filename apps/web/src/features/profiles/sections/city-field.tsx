import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../shared/format/dates.ts';
import { CityPicker } from '../../../shared/ui/city-picker.tsx';
import type { DraftForm } from '../draft/form.ts';
import { FieldLabel } from '../fields/field-label.tsx';
import classes from './section.module.css';

type CityFieldProps = { form: DraftForm };

/** The member's home city, which determines the time zone. */
export function CityField({ form }: CityFieldProps) {
  const { city } = form.draft;
  const clock = city && formatTime(new Date(), city.timeZone);
  const zone = city?.timeZone.replaceAll('_', ' ');
  return (
    <div>
      <CityPicker
        label={
          <FieldLabel required>
            <Trans>City</Trans>
          </FieldLabel>
        }
        aria-required
        value={city}
        onChange={(chosen) => form.change({ city: chosen })}
        error={form.problems['city']}
      />
      <p className={classes.below}>
        <Trans>From our own list of cities. What you type here isn’t sent to anyone else.</Trans>
      </p>
      <p className={classes.below} role="status">
        {city && (
          <Trans>
            Time zone: <bdi dir="ltr">{zone}</bdi>. It’s <bdi dir="ltr">{clock}</bdi> there now.
          </Trans>
        )}
      </p>
    </div>
  );
}
