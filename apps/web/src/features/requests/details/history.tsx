import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { RequestView } from '../api/request.ts';
import classes from './history.module.css';

type HistoryProps = { request: RequestView };

/** For the owner: the history of a post. */
export function History({ request: { status, own } }: HistoryProps) {
  const { t } = useLingui();
  if (!own) return null;
  const { postedAt, editedAt } = own;
  const isHidden = status === 'unpublished';
  return (
    <ol className={classes.steps} aria-label={t`History`}>
      <Step tone="ok" label={<Trans>Posted</Trans>} at={postedAt} />
      {editedAt && <Step tone="ok" label={<Trans>Edited</Trans>} at={editedAt} />}
      {status === 'published' && (
        <Step tone="ok" label={<Visible hidden={own.media.filter(({ state }) => state !== 'published').length} />} />
      )}
      {isHidden && <Step tone="warn" label={<Trans>Unpublished</Trans>} />}
      {isHidden &&
        (own.reviewRequestedAt ? (
          <Step tone="warn" label={<Trans>Review by our team</Trans>} at={own.reviewRequestedAt} />
        ) : (
          <Step tone="open" label={<Trans>Review by our team</Trans>} note={<Trans>Not requested yet</Trans>} />
        ))}
      {status === 'withdrawn' && <Step tone="open" label={<Trans>Withdrawn</Trans>} />}
    </ol>
  );
}

function Visible({ hidden }: { hidden: number }) {
  if (hidden === 0) return <Trans>Visible to members</Trans>;
  return <Plural value={hidden} one="Visible to members, except # photo or video" other="Visible to members, except # photos or videos" />;
}

type StepProps = { tone: 'ok' | 'warn' | 'open'; label: ReactNode; at?: string; note?: ReactNode };

function Step({ tone, label, at, note }: StepProps) {
  return (
    <li className={classes.step} data-tone={tone}>
      <span>{label}</span>
      {(at ?? note) && <span className={classes.note}>{at ? <MomentText instant={at} /> : note}</span>}
    </li>
  );
}
