import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { parsePrice } from '@subrosa/rules/requests/price';
import { IconMapPin } from '@tabler/icons-react';
import { useSession } from '../../../shared/session/session.ts';
import { PersonChip } from '../../../shared/ui/person-chip.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Picture } from '../../media/index.ts';
import card from '../card/request-card.module.css';
import { TypeDrawing } from '../card/type-drawing.tsx';
import { isEstimate } from '../estimate.ts';
import { typeNames } from '../labels.ts';
import type { Draft } from './draft.ts';

type PreviewCardProps = { draft: Draft; items: readonly OwnMedia[] };

/** A preview of the card in lists. */
export function PreviewCard({ draft, items }: PreviewCardProps) {
  const { t } = useLingui();
  const account = useSession((session) => session.account);
  const { title, type, price, city } = draft;
  const priced = parsePrice(price);
  const picture = items.find((item) => item.media !== null)?.media;
  const isOffer = account?.accountType === 'confidant';
  return (
    <div className={card.card}>
      <div className={card.tile}>
        <div className={card.picture}>
          {picture ? (
            <Picture media={picture} label={t`Photo of ${title}`} sizes="330px" ratio="4 / 3" />
          ) : (
            <TypeDrawing seed={title || 'request'} type={type ?? 'other'} />
          )}
        </div>
        <p className={card.kind} data-offer={isOffer || undefined}>
          {isOffer ? <Trans>Offer</Trans> : <Trans>Wanted</Trans>}
        </p>
      </div>
      <div className={card.header}>
        <p className={card.title}>{title.trim() ? <bdi>{title}</bdi> : <Trans>Title</Trans>}</p>
        {'cents' in priced && (
          <p className={card.price}>
            <Price cents={priced.cents} />
            {isEstimate(type) && (
              <small>
                <Trans>est.</Trans>
              </small>
            )}
          </p>
        )}
      </div>
      <ul className={card.details}>
        {type && <li>{t(typeNames[type])}</li>}
        {city && (
          <li>
            <IconMapPin size={15} stroke={1.5} aria-hidden="true" />
            <bdi>{city.name}</bdi>
          </li>
        )}
      </ul>
      {account && <PersonChip name={account.username} verified={account.verified} />}
    </div>
  );
}
