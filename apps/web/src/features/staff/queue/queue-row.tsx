import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { isFromOutside } from '../case-name.ts';
import type { QueuedCase } from '../api/cases.ts';
import { TimeLeft } from '../parts/time-left.tsx';
import { useCaseQueueConfig } from '../case-queues.ts';
import type { ReviewSearch } from '../review-search.ts';
import { decidedLabels, kindLabels } from '../labels.ts';
import { rowId } from './focused-row.ts';
import classes from './queue-row.module.css';

type QueueRowProps = { queued: QueuedCase; search: ReviewSearch };

/** A case in the queue: owner, kind, time left, and assignee. */
export function QueueRow({ queued, search }: QueueRowProps) {
  const { t } = useLingui();
  const { path } = useCaseQueueConfig();
  const { id, username, kind, decision, dueAt, mine, assignee } = queued;
  return (
    <Link id={rowId(id)} data-case={id} to={path} search={{ ...search, case: id }} className={classes.row}>
      <span className={classes.avatar}>
        <PlaceholderImage seed={username ?? id} motif="person" />
      </span>
      <span className={classes.text}>
        <span className={classes.name}>
          <bdi>{username ?? (isFromOutside(queued) ? t`From outside Subrosa` : t`Account deleted`)}</bdi>
        </span>
        <span className={classes.detail}>{t(kindLabels[kind])}</span>
      </span>
      <span className={classes.end}>
        <span className={classes.holder} data-mine={mine || undefined}>
          {decision === null && mine && <Trans>Yours</Trans>}
          {decision === null && !mine && <bdi>{assignee}</bdi>}
        </span>
        <span className={classes.detail}>{decision === null ? <TimeLeft dueAt={dueAt} /> : t(decidedLabels[decision])}</span>
      </span>
    </Link>
  );
}
