import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import view from '../view/profile.module.css';
import { Editor } from './editor.tsx';

type EditPageProps = { username: string };

/** `/{username}?edit=yes`, for the member who has that name. */
export function EditPage({ username }: EditPageProps) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...ownProfileQuery(), refetchOnWindowFocus: false });
  // What is held from before may be older than what another window saved.
  if (data && isFetchedAfterMount) return <Editor username={username} profile={data.body} version={data.version} />;
  if (!error) return <FormSkeleton />;
  return (
    <div className={view.failure}>
      <h1>
        <Trans>Error loading user</Trans>
      </h1>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
}
