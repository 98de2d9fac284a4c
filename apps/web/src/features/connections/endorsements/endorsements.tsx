import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { endorsementsQuery } from '../api/endorsements.ts';
import { useLiveConnections } from '../use-live-connections.ts';
import { EndorsementRow } from './endorsement-row.tsx';
import classes from './endorsements.module.css';
import { WriteForm } from './write-form.tsx';

type EndorsementsProps = { profile: Pick<ProfileView, 'id' | 'username' | 'relation'>; isMine: boolean };

/** The endorsements of a member; to the owner also those that await approval. */
export function Endorsements({ profile, isMine }: EndorsementsProps) {
  useLiveConnections();
  const { t } = useLingui();
  const sectionRef = useRef<HTMLElement>(null);
  const query = useInfiniteQuery(endorsementsQuery(profile.id));
  const { data } = query;
  const focus = () => sectionRef.current?.focus({ preventScroll: true });
  if (!data) {
    return (
      <div className={classes.section}>
        <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={3} />} />
      </div>
    );
  }
  // A member's own profile, viewed as others see it, shows what they see.
  const seen = data.filter(({ waiting, can }) => !waiting || isMine || (can.withdraw && profile.relation !== 'self'));
  const rows = [...seen.filter(({ waiting }) => waiting), ...seen.filter(({ waiting }) => !waiting)];
  return (
    <section ref={sectionRef} tabIndex={-1} className={classes.section} aria-label={t`Endorsements`}>
      {profile.relation === 'connected' && <WriteForm member={profile} written={rows.find(({ can }) => can.withdraw)?.text ?? ''} />}
      {rows.length === 0 && <None username={profile.username} isMine={isMine} />}
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <EndorsementRow endorsement={row} memberId={profile.id} hasActions={isMine || profile.relation !== 'self'} onGone={focus} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && <PagedListTail loaded={rows.length} {...pagingProps(query)} />}
    </section>
  );
}

function None({ username, isMine }: { username: string; isMine: boolean }) {
  return (
    <EmptyState title={<Trans>No endorsements yet</Trans>}>
      {isMine ? (
        <Trans>Your connections can endorse you. Endorsements appear once you approve them.</Trans>
      ) : (
        <Trans>
          Connections of <bdi>{username}</bdi> can write endorsements.
        </Trans>
      )}
    </EmptyState>
  );
}
