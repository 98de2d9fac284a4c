import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { sealedPeopleQuery, useSealed, type SealedPeople } from './calls.ts';
import { ProposeForm } from './propose-form.tsx';
import classes from './sealed.module.css';
import { placeWords } from './words.ts';

/** Who handles sealed cases: an administrator proposes, a safety lead confirms. */
export function People() {
  const { t } = useLingui();
  const query = useQuery(sealedPeopleQuery);
  const role = useSession((session) => session.account?.staffRole ?? null);
  if (!query.data) return <Unloaded compact query={query} skeleton={<SkeletonList shape="rows" count={3} />} />;
  return (
    <section className={classes.people} aria-labelledby="sealed-people">
      <h2 id="sealed-people" className={classes.name}>
        <Trans>Named persons</Trans>
      </h2>
      <dl className={classes.facts}>
        {query.data.places.map(({ place, username, since }) => (
          <div key={place}>
            <dt>{t(placeWords[place])}</dt>
            <dd>
              {username ? <bdi>{username}</bdi> : <Trans>Nobody</Trans>}
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
      {may(role, 'propose_sealed_person') && <ProposeForm />}
    </section>
  );
}

function Proposal({ proposal }: { proposal: SealedPeople['proposals'][number] }) {
  const { t } = useLingui();
  const { confirmPerson } = useSealed();
  const { isPending, run } = usePending();
  const { id, place, username, reason, proposedBy, at, can } = proposal;
  const placeName = t(placeWords[place]);
  return (
    <article className={classes.proposal}>
      <p>
        {username ? (
          <Trans>
            {placeName}: <bdi>{username}</bdi>
          </Trans>
        ) : (
          <Trans>{placeName}: nobody</Trans>
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
          <Trans>Waits for a safety lead who has no part in it</Trans>
        </p>
      )}
    </article>
  );
}
