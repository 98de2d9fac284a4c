import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayIn } from '../../../shared/format/relative-time.ts';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { standingQuery } from '../../connections/index.ts';
import classes from './details.module.css';

type ConnectedSinceProps = { memberId: string };

export function ConnectedSince({ memberId }: ConnectedSinceProps) {
  const timeZone = useTimeZone();
  const { data } = useQuery(standingQuery(memberId));
  if (data?.state !== 'connected' || data.since === null) return null;
  return (
    <div className={classes.fact}>
      <dt>
        <Trans>Connected since</Trans>
      </dt>
      <dd className={classes.plain}>
        <DateText date={dayIn(timeZone, new Date(data.since))} />
      </dd>
    </div>
  );
}
