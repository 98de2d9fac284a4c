import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../api/notifications.ts';
import { nameParts } from './name-parts.ts';
import classes from './sentence.module.css';

type NamesProps = Pick<Notification, 'actors' | 'others'> & { onOpen: () => void };

/** The actors, each name a link to their profile. */
export function Names({ actors, others, onOpen }: NamesProps) {
  const { t, i18n } = useLingui();
  const othersOf = (count: number) => t`${plural(count, { one: '# other', other: '# others' })}`;
  return nameParts(actors, others, { locale: i18n.locale, othersOf }).map((part, index) => {
    if ('between' in part) return part.between;
    if ('others' in part) {
      return (
        <b key={index} className={classes.name}>
          {part.others}
        </b>
      );
    }
    const { username } = part.actor;
    return (
      <Link key={index} to="/$username" params={{ username }} search={{}} preload={false} className={classes.name} onClick={onOpen}>
        <bdi>{username}</bdi>
      </Link>
    );
  });
}
