import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from '../../shared/ui/unseen.module.css';
import type { Found } from './use-found.ts';

type AnnouncementProps = { found: Found };

/** Says politely what the eye sees: that members are on their way, there, or more. How many is nobody's business. */
export function Announcement({ found }: AnnouncementProps) {
  return (
    <p role="status" className={classes.unseen}>
      {wordsFor(found)}
    </p>
  );
}

function wordsFor({ status, members, isLoadingMore, pages, upgrade }: Found): ReactNode {
  if (status === 'loading' || isLoadingMore) return <Trans>Loading…</Trans>;
  // The others say so where they stand.
  if (status !== 'ready') return null;
  if (members.length === 0) return upgrade ? null : <Trans>No user found</Trans>;
  return pages > 1 ? <Trans>More members are shown.</Trans> : <Trans>Members are shown.</Trans>;
}
