import { Trans } from '@lingui/react/macro';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { profiles } from '@subrosa/contract/addresses/profiles';
import classes from './details.module.css';

type PeerLineProps = { profile: Pick<ReplyBody<typeof profiles.readProfileByUsername>, 'age' | 'city' | 'accountType'> };

/** Of their profile what it shows to the reader. */
export function PeerLine({ profile: { age, city, accountType } }: PeerLineProps) {
  return (
    <p className={classes.about}>
      <span>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</span>
      {age !== null && <span>{age}</span>}
      {city && <bdi>{city.name}</bdi>}
    </p>
  );
}
