import { Trans } from '@lingui/react/macro';
import { requests } from '@subrosa/contract/endpoints/requests';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { requestQuery } from '../api/request.ts';
import { Details } from '../details/details.tsx';
import { DetailsSkeleton } from '../details/details-skeleton.tsx';
import { useLiveRequests } from '../use-live-requests.ts';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** `/requests/details/{id}`: a post. */
export function RequestDetails() {
  useLiveRequests();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data, error, refetch } = useQuery({ ...requestQuery(id), retryOnMount: false });
  const router = useRouter();
  const isGone = isNotFound(error);
  const isRead = data !== undefined && !data.body.mine;

  // The route checks that the post exists before it opens; if it disappears later, the check runs again.
  useEffect(() => {
    if (isGone) void router.invalidate();
  }, [isGone, router]);

  useEffect(() => {
    if (isRead) silentClient.call(requests.viewRequest, { params: { id } }).catch(() => undefined);
  }, [isRead, id]);

  return (
    <div className={classes.page}>
      <BackLink />
      {data && !isGone ? (
        <Details key={data.body.id} request={data.body} />
      ) : !error || isGone ? (
        <DetailsSkeleton />
      ) : (
        <>
          <h1 className={classes.title}>
            <Trans>Error loading the request</Trans>
          </h1>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
}
