import { Trans, useLingui } from '@lingui/react/macro';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { CardConnection } from '../../connections/index.ts';
import { PremiumNote } from '../premium-note.tsx';
import type { ExploreResults } from '../use-search-results.ts';
import { useInterestNames } from '../use-interest-names.ts';
import classes from './member-grid.module.css';
import { MemberCard } from './member-card.tsx';
import { Skeletons } from './skeletons.tsx';

/** The number of cards in the widest row. */
const FIRST_ROW = 4;

type MemberGridProps = { found: ExploreResults };

/** The members of a search, page by page. */
export function MemberGrid({ found }: MemberGridProps) {
  const { t } = useLingui();
  const nameOf = useInterestNames();
  return (
    <div className={classes.frame}>
      <ul className={classes.grid} aria-label={t`Members`} aria-busy={found.isLoadingMore}>
        {found.items.map((member, index) => (
          <li key={member.id}>
            <MemberCard member={member} nameOf={nameOf} eager={index < FIRST_ROW} actions={<CardConnection member={member} />} />
          </li>
        ))}
        {found.isLoadingMore && <Skeletons count={FIRST_ROW} />}
      </ul>
      {found.upgrade && !found.hasMore ? <End /> : <Tail found={found} />}
    </div>
  );
}

function Tail({ found }: MemberGridProps) {
  return (
    <PagedListTail
      loaded={found.items.length}
      status={found.isLoadingMore ? 'loading' : 'ready'}
      hasMore={found.hasMore}
      onMore={found.more}
    />
  );
}

function End() {
  return (
    <div className={classes.end}>
      <PremiumNote title={<Trans>Premium members see more pages</Trans>} />
    </div>
  );
}
