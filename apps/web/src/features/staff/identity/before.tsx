import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { ReviewedVerification } from '../calls/identity.ts';
import facts from '../item/facts.module.css';
import { FactsTitle } from '../item/facts-title.tsx';
import { reasonLabels } from '../labels.ts';

type BeforeProps = { before: ReviewedVerification['before'] };

/** How it went before. */
export function Before({ before }: BeforeProps) {
  const { t } = useLingui();
  if (before.length === 0) return null;
  return (
    <section>
      <FactsTitle level={3}>
        <Trans>Earlier attempts</Trans>
      </FactsTitle>
      <dl className={facts.facts}>
        {before.map(({ id, state, submittedAt, reason }) => (
          <div key={id}>
            <dt>
              <MomentText instant={submittedAt} />
            </dt>
            <dd data-warn={state === 'declined' || undefined}>
              {state === 'waiting' && <Trans>Waiting</Trans>}
              {state === 'approved' && <Trans>Approved</Trans>}
              {state === 'withdrawn' && <Trans>Withdrawn</Trans>}
              {state === 'declined' && (reason ? t(reasonLabels[reason]) : <Trans>Declined</Trans>)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
