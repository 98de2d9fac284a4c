import { Trans, useLingui } from '@lingui/react/macro';
import type { Preferences } from '@subrosa/contract/notifications/schemas';
import { Row } from '../components/row.tsx';
import { SwitchRow } from '../components/switch-row.tsx';
import type { PreferencesChange } from './preference-change.ts';
import classes from './quiet-hours-rows.module.css';
import { TimeField } from './time-field.tsx';

type QuietHoursRowsProps = Pick<Preferences, 'quietFrom' | 'quietTo'> & { timeZone: string; onChange: (change: PreferencesChange) => void };

const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };
const OFF = { quietFrom: null, quietTo: null };

/** The hours in which no email and no push message is sent; off without times. */
export function QuietHoursRows({ quietFrom, quietTo, timeZone, onChange }: QuietHoursRowsProps) {
  const { t } = useLingui();
  const isOn = quietFrom !== null && quietTo !== null;
  return (
    <>
      <SwitchRow
        title={<Trans>Quiet hours</Trans>}
        detail={<Trans>No emails or push notifications during these hours. You’ll get them afterwards.</Trans>}
        checked={isOn}
        onChange={(on) => onChange(on ? NIGHT : OFF)}
      />
      {isOn && (
        <Row
          title={<Trans>Quiet hours start and end</Trans>}
          detail={
            <Trans>
              In your time zone, <bdi dir="ltr">{timeZone}</bdi>
            </Trans>
          }
          wide
        >
          <div className={classes.times}>
            <TimeField label={t`Quiet hours start`} value={quietFrom} onChange={(time) => onChange({ quietFrom: time })} />
            <span aria-hidden="true">–</span>
            <TimeField label={t`Quiet hours end`} value={quietTo} onChange={(time) => onChange({ quietTo: time })} />
          </div>
        </Row>
      )}
    </>
  );
}
