import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { csamReviewersQuery, useCsamCases, type CsamReviewers } from './api.ts';
import { ProposeForm } from './propose-form.tsx';
import classes from './csam.module.css';
import { slotLabels } from './labels.ts';

/** The CSAM reviewers: an administrator proposes them, a safety lead confirms. */
export function CsamReviewersSection() {
  const { t } = useLingui();
  const query = useQuery(csamReviewersQuery);
  const role = useSession((session) => session.account?.staffRole ?? null);
  if (!query.data) return <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={3} />} />;
  return (
    <section className={classes.people} aria-labelledby="csam-reviewers">
      <h2 id="csam-reviewers" className={classes.name}>
        <Trans>Authorised staff</Trans>
      </h2>
      <dl className={classes.details}>
        {query.data.slots.map(({ slot, username, since }) => (
          <div key={slot}>
            <dt>{t(slotLabels[slot])}</dt>
            <dd>
              {username ? <bdi>{username}</bdi> : <Trans>No one</Trans>}
              {since && (
                <span className={classes.small}>
                  {' '}
                  <MomentText instant={since} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.list}>
        {query.data.proposals.map((proposal) => (
          <li key={proposal.id}>
            <Proposal proposal={proposal} />
          </li>
        ))}
      </ul>
      {may(role, 'propose_csam_reviewer') && <ProposeForm />}
    </section>
  );
}

function Proposal({ proposal }: { proposal: CsamReviewers['proposals'][number] }) {
  const { t } = useLingui();
  const { confirmPerson } = useCsamCases();
  const { isPending, run } = usePending();
  const { id, slot, username, reason, proposedBy, at, can } = proposal;
  const slotName = t(slotLabels[slot]);
  return (
    <article className={classes.proposal}>
      <p>
        {username ? (
          <Trans>
            {slotName}: <bdi>{username}</bdi>
          </Trans>
        ) : (
          <Trans>{slotName}: vacant</Trans>
        )}{' '}
        <span className={classes.small}>
          <bdi>{proposedBy}</bdi> · <MomentText instant={at} />
        </span>
      </p>
      <p dir="auto">{reason}</p>
      {can.confirm ? (
        <Button size="md" loading={isPending} onClick={() => void run(() => confirmPerson(id))}>
          <Trans>Confirm</Trans>
        </Button>
      ) : (
        <p className={classes.small}>
          <Trans>Waiting for a safety lead who isn’t involved</Trans>
        </p>
      )}
    </article>
  );
}
