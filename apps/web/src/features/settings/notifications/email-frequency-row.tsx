import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import type { EmailFrequency } from '@subrosa/rules/notifications/kinds';
import { Row } from '../components/row.tsx';
import classes from '../preferences/controls.module.css';

type EmailFrequencyRowProps = { frequency: EmailFrequency; onChange: (frequency: EmailFrequency) => void };

/** How often new notifications are collected into one email. */
export function EmailFrequencyRow({ frequency, onChange }: EmailFrequencyRowProps) {
  const { t } = useLingui();
  return (
    <Row
      title={<Trans>Email frequency</Trans>}
      detail={
        <Trans>Emails only say how many notifications you have. “Soon” sends one after 15 minutes, “Once a day” every morning.</Trans>
      }
      wide
    >
      <SegmentedControl
        classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
        withItemsBorders={false}
        aria-label={t`Email frequency`}
        data={[
          { value: 'immediate', label: t`Soon` },
          { value: 'daily', label: t`Once a day` },
        ]}
        value={frequency}
        onChange={onChange}
      />
    </Row>
  );
}
