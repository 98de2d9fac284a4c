import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from '../../../shared/ui/unseen.module.css';
import type { Feed } from '../use-feed.ts';

type AnnouncementProps = { feed: Feed };

/** Says politely what the eye sees: that posts are on their way, there, or more. */
export function Announcement({ feed }: AnnouncementProps) {
  return (
    <p role="status" className={classes.unseen}>
      {wordsFor(feed)}
    </p>
  );
}

function wordsFor({ status, requests, isLoadingMore, pages }: Feed): ReactNode {
  if (status === 'loading' || isLoadingMore) return <Trans>Loading…</Trans>;
  // The others say so where they stand.
  if (status !== 'ready') return null;
  if (requests.length === 0) return <Trans>no request found</Trans>;
  return pages > 1 ? <Trans>More requests are shown.</Trans> : <Trans>Requests are shown.</Trans>;
}
