import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconLibraryPhoto, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Price } from '../../../shared/ui/price.tsx';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { Avatar } from '../../connections/index.ts';
import { Picture } from '../../media/index.ts';
import type { RequestCard as Card } from '../api/feed.ts';
import { isEstimate } from '../estimate.ts';
import { stateNames, typeNames } from '../labels.ts';
import { Heart } from './heart.tsx';
import classes from './request-card.module.css';
import { TypeDrawing } from './type-drawing.tsx';

// Two or three columns; in a narrow feed the first card spans both: request-grid.module.css.
const SIZES = '(min-width: 1360px) 310px, (min-width: 960px) 24vw, (min-width: 600px) 31vw, 92vw';

type RequestCardProps = { request: Card; eager?: boolean };

/** A post in a list. The link of the title covers the whole card. */
export function RequestCard({ request, eager = false }: RequestCardProps) {
  const { t, i18n } = useLingui();
  const { id, title, type, picture, mediaCount, city, within, poster, mine, status, views } = request;
  const shownViews = i18n.number(views);
  return (
    <article className={classes.card}>
      <div className={classes.tile}>
        <div className={classes.picture}>
          {picture ? (
            <Picture media={picture} label={t`Photo of ${title}`} sizes={SIZES} ratio="4 / 3" eager={eager} />
          ) : (
            <TypeDrawing seed={id} type={type} />
          )}
        </div>
        <p className={classes.kind} data-offer={poster.accountType === 'confidant' || undefined}>
          {status !== 'published' ? (
            t(stateNames[status])
          ) : poster.accountType === 'confidant' ? (
            <Trans>Offer</Trans>
          ) : (
            <Trans>Wanted</Trans>
          )}
        </p>
        {!mine && (
          <div className={classes.heart}>
            <Heart request={request} />
          </div>
        )}
        {mediaCount > 0 && (
          <p className={classes.count}>
            <IconLibraryPhoto size={15} stroke={1.6} role="img" aria-label={t`Photos and videos`} />
            {i18n.number(mediaCount)}
          </p>
        )}
      </div>
      <div className={classes.header}>
        <h2 className={classes.title}>
          <Link to="/requests/details/$id" params={{ id }} preload={false} className={classes.link}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className={classes.price}>
          <Price cents={request.priceCents} />
          {isEstimate(type) && (
            <small>
              <Trans>est.</Trans>
            </small>
          )}
        </p>
      </div>
      <ul className={classes.details}>
        <li>{t(typeNames[type])}</li>
        {city && (
          <li>
            <IconMapPin size={15} stroke={1.5} aria-hidden="true" />
            <bdi>{city.name}</bdi>
          </li>
        )}
        {within !== null && (
          <li>
            <Trans>within {within} km</Trans>
          </li>
        )}
      </ul>
      <div className={classes.footer}>
        <span className={classes.poster}>
          <Avatar member={poster} />
          <bdi className={classes.name}>{poster.username}</bdi>
          {poster.verified && <VerifiedBadge size={16} />}
        </span>
        <span className={classes.aside}>
          <RecentDay day={request.postedOn} />
          <span className={classes.views}>
            <IconEye size={16} stroke={1.5} role="img" aria-label={t`Views`} />
            {shownViews}
          </span>
        </span>
      </div>
    </article>
  );
}
