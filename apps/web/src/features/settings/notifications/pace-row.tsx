import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import type { EmailPace } from '@subrosa/rules/notifications/kinds';
import { Row } from '../components/row.tsx';
import classes from '../preferences/controls.module.css';

type PaceRowProps = { pace: EmailPace; onChange: (pace: EmailPace) => void };

/** How often a mail gathers what is new. */
export function PaceRow({ pace, onChange }: PaceRowProps) {
  const { t } = useLingui();
  return (
    <Row
      title={<Trans>Emails about news</Trans>}
      detail={<Trans>They say only how many there are. Soon gathers a quarter of an hour; daily comes in the morning.</Trans>}
      wide
    >
      <SegmentedControl
        classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
        withItemsBorders={false}
        aria-label={t`Emails about news`}
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
