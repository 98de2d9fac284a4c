import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { Avatar } from '../../connections/index.ts';
import { presenceNames } from '../../explore/index.ts';
import type { RequestView } from '../api/request.ts';
import classes from './poster-card.module.css';

type PosterCardProps = { poster: RequestView['poster'] };

/** The owner of the post, with a link to the profile. */
export function PosterCard({ poster }: PosterCardProps) {
  const { t } = useLingui();
  const { username, verified, accountType, presence } = poster;
  return (
    <div className={classes.card}>
      <Avatar member={poster} />
      <div className={classes.text}>
        <p className={classes.name}>
          <bdi>{username}</bdi>
          {verified && <VerifiedBadge />}
        </p>
        <p className={classes.details}>
          {presence && <span data-online={presence === 'online' || undefined}>{t(presenceNames[presence])}</span>}
          <span>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</span>
        </p>
      </div>
      <Link
        to="/$username"
        params={{ username }}
        search={{}}
        preload={false}
        className={classes.link}
        aria-label={t`Profile of ${username}`}
      >
        <Trans>Profile</Trans>
      </Link>
    </div>
  );
}
