import { Trans } from '@lingui/react/macro';
import type { requests } from '@subrosa/contract/endpoints/requests';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { draftQuery } from '../api/draft.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { quotaQuery } from '../api/quota.ts';
import { emptyDraft, type Draft } from '../form/draft.ts';
import { FormSkeleton } from '../form/form-skeleton.tsx';
import { NewForm } from '../form/new-form.tsx';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** `/requests/new`: the form for a new post. */
export function NewRequest() {
  const storedDraft = useQuery(draftQuery);
  const profile = useQuery(ownProfileQuery());
  const quota = useQuery(quotaQuery);
  const error = storedDraft.error ?? quota.error;
  // Without the profile only the default city is missing.
  const isReady = storedDraft.data && quota.data && (profile.data || profile.error);

  function handleRetry() {
    void storedDraft.refetch();
    void quota.refetch();
  }

  return (
    <div className={classes.page}>
      <BackLink />
      <h1 className={classes.title}>
        <Trans>New request</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>Keep it clear. You can preview it before anyone else sees it.</Trans>
      </p>
      <HelpLink topic="newRequest" />
      {isReady ? (
        <NewForm
          initial={initialOf(storedDraft.data, profile.data?.body.city ?? null)}
          savedAt={storedDraft.data.savedAt}
          quota={quota.data}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={handleRetry} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

/** The saved draft, or an empty one with the member's city. */
function initialOf({ draft, city }: ReplyBody<typeof requests.getDraft>, own: Draft['city']): Draft {
  if (!draft) return { ...emptyDraft, city: own };
  const { cityId: _city, ...texts } = draft;
  return { ...texts, city };
}
