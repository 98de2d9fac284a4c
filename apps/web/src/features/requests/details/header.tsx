import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconMapPin } from '@tabler/icons-react';
import { Price } from '../../../shared/ui/price.tsx';
import type { RequestView } from '../api/request.ts';
import { isEstimate } from '../estimate.ts';
import { typeNames } from '../labels.ts';
import classes from './header.module.css';
import { FlaggedText } from './flagged-text.tsx';

type HeaderProps = { request: RequestView };

export function Header({ request }: HeaderProps) {
  const { t } = useLingui();
  const { title, type, priceCents, city, within, views, poster, own } = request;
  const typeName = t(typeNames[type]);
  return (
    <header>
      <p className={classes.eyebrow}>
        {poster.accountType === 'confidant' ? <Trans>Offer · {typeName}</Trans> : <Trans>Wanted · {typeName}</Trans>}
      </p>
      <h1 className={classes.title}>
        <bdi>
          <FlaggedText text={title} flaggedSpans={own?.flaggedSpans.filter(({ field }) => field === 'title') ?? []} />
        </bdi>
      </h1>
      <p className={classes.price}>
        <Price cents={priceCents} exact />
        {isEstimate(type) && (
          <small>
            <Trans>estimated value</Trans>
          </small>
        )}
      </p>
      <ul className={classes.details}>
        {city && (
          <li>
            <IconMapPin size={17} stroke={1.5} aria-hidden="true" />
            <bdi>{city.name}</bdi>
          </li>
        )}
        {within !== null && (
          <li>
            <Trans>within {within} km</Trans>
          </li>
        )}
        <li>
          <IconEye size={17} stroke={1.5} aria-hidden="true" />
          <Plural value={views} one="# view" other="# views" />
        </li>
      </ul>
    </header>
  );
}
