import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconClock, IconEyeCheck, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { accessesQuery, type Attempt } from '../api/own-verification.ts';
import { kindLabels, platformNames } from '../labels.ts';
import { AccessedBy } from './access-log.tsx';
import classes from './status.module.css';

type TimelineProps = { current: Attempt };

/** The history of a pending submission, newest first, and the next step. */
export function Timeline({ current }: TimelineProps) {
  const { t } = useLingui();
  const accesses = useQuery(accessesQuery).data?.accesses ?? [];
  const { submittedAt, expectedBy, platform, handle } = current;
  return (
    <ol className={classes.line}>
      <Event isNext icon={IconClock} title={<Trans>Decision</Trans>} at={<ByDay date={expectedBy} />}>
        <Trans>Approved, or declined with a reason and a way to try again</Trans>
      </Event>
      {accesses
        .filter(({ at }) => at >= submittedAt)
        .map((access) => (
          <Event
            key={`${access.at} ${access.kind}`}
            icon={IconEyeCheck}
            title={<AccessedBy access={access} />}
            at={<MomentText instant={access.at} />}
          >
            {t(kindLabels[access.kind])}
          </Event>
        ))}
      <Event icon={IconCheck} title={<Trans>Submitted</Trans>} at={<MomentText instant={submittedAt} />}>
        {platform !== null && (
          <bdi dir="ltr">
            {platformNames[platform]} {handle}
          </bdi>
        )}
      </Event>
    </ol>
  );
}

function ByDay({ date }: { date: string }) {
  return (
    <Trans>
      by <DateText date={date} />
    </Trans>
  );
}

type EventProps = { icon: Icon; title: ReactNode; at: ReactNode; isNext?: boolean; children?: ReactNode };

function Event({ icon: Sign, title, at, isNext = false, children }: EventProps) {
  return (
    <li className={classes.event} data-next={isNext || undefined}>
      <span className={classes.sign}>
        <Sign size={18} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={classes.text}>
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
      <span className={classes.at}>{at}</span>
    </li>
  );
}
