import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { ReviewedVerification } from '../api/identity.ts';
import facts from '../case/details.module.css';
import { DetailsTitle } from '../case/details-title.tsx';
import { reasonLabels } from '../labels.ts';

type EarlierAttemptsProps = { before: ReviewedVerification['before'] };

/** Earlier submissions of the member. */
export function EarlierAttempts({ before }: EarlierAttemptsProps) {
  const { t } = useLingui();
  if (before.length === 0) return null;
  return (
    <section>
      <DetailsTitle level={3}>
        <Trans>Earlier attempts</Trans>
      </DetailsTitle>
      <dl className={facts.details}>
        {before.map(({ id, state, submittedAt, reason }) => (
          <div key={id}>
            <dt>
              <MomentText instant={submittedAt} />
            </dt>
            <dd data-warn={state === 'declined' || undefined}>
              {state === 'waiting' && <Trans>Waiting</Trans>}
              {state === 'approved' && <Trans>Approved</Trans>}
              {state === 'withdrawn' && <Trans context="staff: a verification">Withdrawn</Trans>}
              {state === 'declined' && (reason ? t(reasonLabels[reason]) : <Trans>Declined</Trans>)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
