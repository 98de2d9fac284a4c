import { Trans } from '@lingui/react/macro';
import { IconLock, IconMapPin, IconPlane } from '@tabler/icons-react';
import type { MemberCard } from '../api/search-members.ts';
import classes from './card-details.module.css';

type CardDetailsProps = { member: MemberCard };

/** The role, and age, location and distance, as far as the member shares them. */
export function CardDetails({ member: { accountType, age, city, within, traveling, private: isPrivate } }: CardDetailsProps) {
  return (
    <ul className={classes.details}>
      <li className={classes.gold}>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</li>
      {age !== null && <li>{age}</li>}
      {city && (
        <li>
          <IconMapPin size={14} stroke={1.6} aria-hidden="true" />
          <bdi>{city.name}</bdi>
        </li>
      )}
      {within !== null && (
        <li>
          <Trans>within {within} km</Trans>
        </li>
      )}
      {traveling && (
        <li className={classes.gold}>
          <IconPlane size={14} stroke={1.6} aria-hidden="true" />
          <Trans>Travelling</Trans>
        </li>
      )}
      {isPrivate && (
        <li>
          <IconLock size={14} stroke={1.6} aria-hidden="true" />
          <Trans>Private account</Trans>
        </li>
      )}
    </ul>
  );
}
