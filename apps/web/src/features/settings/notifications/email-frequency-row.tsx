import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import type { EmailPace } from '@subrosa/rules/notifications/kinds';
import { Row } from '../components/row.tsx';
import classes from '../preferences/controls.module.css';

type EmailFrequencyRowProps = { pace: EmailPace; onChange: (pace: EmailPace) => void };

/** How often new notifications are collected into one email. */
export function EmailFrequencyRow({ pace, onChange }: EmailFrequencyRowProps) {
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
          { value: 'soon', label: t`Soon` },
          { value: 'daily', label: t`Once a day` },
        ]}
        value={pace}
        onChange={onChange}
      />
    </Row>
  );
}
