import { Trans } from '@lingui/react/macro';
import type { requests } from '@subrosa/contract/endpoints/requests';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { draftQuery } from '../calls/draft.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { quotaQuery } from '../calls/quota.ts';
import { emptyDraft, type Draft } from '../form/draft.ts';
import { FormSkeleton } from '../form/form-skeleton.tsx';
import { NewForm } from '../form/new-form.tsx';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** `/requests/new`: a post, from the first word on. */
export function NewRequest() {
  const kept = useQuery(draftQuery);
  const profile = useQuery(ownProfileQuery());
  const quota = useQuery(quotaQuery);
  const error = kept.error ?? quota.error;
  // Without the profile there is no city to begin with, and that is all.
  const isReady = kept.data && quota.data && (profile.data || profile.error);

  function handleRetry() {
    void kept.refetch();
    void quota.refetch();
  }

  return (
    <div className={classes.page}>
      <BackLink />
      <h1 className={classes.title}>
        <Trans>New request</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>Say it plainly. You can look at it before anyone else does.</Trans>
      </p>
      {isReady ? (
        <NewForm initial={initialOf(kept.data, profile.data?.body.city ?? null)} savedAt={kept.data.savedAt} quota={quota.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={handleRetry} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

/** What was begun, or a page with nothing but the member's city on it. */
function initialOf({ draft, city }: ReplyBody<typeof requests.readDraft>, own: Draft['city']): Draft {
  if (!draft) return { ...emptyDraft, city: own };
  const { cityId: _city, ...texts } = draft;
  return { ...texts, city };
}
