import { useLingui } from '@lingui/react/macro';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { Picture } from '../../media/index.ts';
import type { MemberCard as Member } from '../api/search-members.ts';
import type { NameOf } from '../use-interest-names.ts';
import { CardDetails } from './card-details.tsx';
import { CardTags } from './card-tags.tsx';
import { NoPhoto } from './no-photo.tsx';
import { PresenceDot } from './presence-dot.tsx';
import classes from './member-card.module.css';

// Two, three or four columns: results.module.css.
const SIZES = '(min-width: 1360px) 228px, (min-width: 1200px) 21vw, (min-width: 960px) 18vw, (min-width: 600px) 31vw, 46vw';

type MemberCardProps = {
  member: Member;
  nameOf: NameOf;
  /** Pictures of the first row are loaded eagerly. */
  eager?: boolean;
  /** The actions for this member; buttons are above the link. */
  actions?: ReactNode;
};

/** A member as a search result. The link of the name covers the whole card. */
export function MemberCard({ member, nameOf, eager = false, actions }: MemberCardProps) {
  const { t } = useLingui();
  const { username, photo, presence } = member;
  return (
    <article className={classes.card}>
      <div className={classes.tile} data-actions={actions !== undefined || undefined}>
        <div className={classes.photo}>
          {photo ? (
            <Picture media={photo} label={t`Photo of ${username}`} sizes={SIZES} ratio="4 / 5" eager={eager} />
          ) : (
            <NoPhoto seed={username} />
          )}
        </div>
        <div className={classes.shade} />
        <div className={classes.text}>
          <h2 className={classes.title}>
            {/* Not preloaded: a pointer that crosses the grid would request every profile. */}
            <Link to="/$username" params={{ username }} search={{}} preload={false} className={classes.link}>
              <bdi>{username}</bdi>
            </Link>
            {member.verified && <VerifiedBadge />}
            {member.premium && <IconCrown size={17} stroke={1.75} role="img" aria-label={t`Premium`} className={classes.crown} />}
          </h2>
          <CardDetails member={member} />
        </div>
        {presence && <PresenceDot presence={presence} />}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      <CardTags interests={member.interests} nameOf={nameOf} />
    </article>
  );
}
