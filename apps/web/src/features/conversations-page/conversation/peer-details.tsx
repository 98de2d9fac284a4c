import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { profileQuery, connectionStateQuery } from '../../connections/index.ts';
import classes from './details.module.css';

type PeerDetailsProps = { username: string };

/** The other member's profile as the viewer may see it, and the date of the connection. */
export function PeerDetails({ username }: PeerDetailsProps) {
  const { data: profile } = useQuery(profileQuery(username));
  const isConnected = profile?.relation === 'connected';
  const { data: connectionState } = useQuery({ ...connectionStateQuery(profile?.id ?? ''), enabled: isConnected });
  if (!profile) return null;
  const { accountType, verified, age, city } = profile;
  return (
    <>
      <div className={classes.detail}>
        <dt>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</dt>
        <dd className={classes.plain}>
          {age !== null && <span>{age}</span>}
          {city && <bdi>{city.name}</bdi>}
          {verified && <VerifiedBadge />}
        </dd>
      </div>
      {isConnected && connectionState?.since && (
        <div className={classes.detail}>
          <dt>
            <Trans>Connected since</Trans>
          </dt>
          <dd className={classes.plain}>
            <DateText date={connectionState.since} />
          </dd>
        </div>
      )}
    </>
  );
}
