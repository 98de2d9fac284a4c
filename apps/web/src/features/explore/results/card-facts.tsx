import { Trans } from '@lingui/react/macro';
import { IconLock, IconMapPin, IconPlane } from '@tabler/icons-react';
import type { MemberCard } from '../calls/search-members.ts';
import classes from './card-facts.module.css';

type CardFactsProps = { member: MemberCard };

/** Age, place and distance, as far as the member tells them. */
export function CardFacts({ member: { age, city, within, traveling, private: isPrivate } }: CardFactsProps) {
  return (
    <ul className={classes.facts}>
      {age !== null && <li>{age}</li>}
      {city && (
        <li className={classes.place}>
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
          <Trans>Traveling</Trans>
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
