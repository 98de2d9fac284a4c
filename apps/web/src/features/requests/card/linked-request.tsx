import { Trans, useLingui } from '@lingui/react/macro';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Picture } from '../../media/index.ts';
import { requestQuery } from '../api/request.ts';
import { typeNames } from '../labels.ts';
import classes from './linked-request.module.css';
import { TypeDrawing } from './type-drawing.tsx';

type LinkedRequestProps = {
  id: string;
  /** One line, above a message that is being written. */
  compact?: boolean;
};

/**
 * A post to which a message links. Seeing the card is not a view of the post. It is loaded when it is visible, so that a thousand links do not
 * use up the requests that a member may send in a day.
 */
export function LinkedRequest({ id, compact = false }: LinkedRequestProps) {
  const { t } = useLingui();
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const { data, error } = useQuery({ ...requestQuery(id), staleTime: 60_000, enabled: inViewport });
  if (isNotFound(error)) {
    return (
      <p className={classes.missing}>
        <Trans>This request is no longer available.</Trans>
      </p>
    );
  }
  const request = data?.body;
  return (
    <article ref={ref} className={classes.card} data-compact={compact || undefined}>
      <div className={classes.tile}>
        {request?.picture ? (
          <Picture media={request.picture} label={t`Photo of ${request.title}`} sizes="260px" ratio="16 / 9" />
        ) : (
          <TypeDrawing seed={id} type={request?.type ?? 'other'} />
        )}
      </div>
      <p className={classes.title}>
        <Link to="/requests/details/$id" params={{ id }} preload={false} className={classes.link}>
          {request ? <bdi>{request.title}</bdi> : <Trans>View request</Trans>}
        </Link>
      </p>
      {request && (
        <p className={classes.details}>
          <span>{t(typeNames[request.type])}</span>
          <Price cents={request.priceCents} />
          <bdi>{request.poster.username}</bdi>
        </p>
      )}
    </article>
  );
}
