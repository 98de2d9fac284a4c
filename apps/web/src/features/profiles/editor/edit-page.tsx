import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { ProfileFailure } from '../view/profile-failure.tsx';
import { Editor } from './editor.tsx';

type EditPageProps = { username: string };

/** `/{username}?edit=yes`, for the profile's owner. */
export function EditPage({ username }: EditPageProps) {
  const query = useQuery({ ...ownProfileQuery(), refetchOnWindowFocus: false });
  const { data, isFetchedAfterMount } = query;
  // The cached data may be older than what another window saved.
  if (data && isFetchedAfterMount) return <Editor username={username} profile={data.body} version={data.version} />;
  return query.error ? <ProfileFailure query={query} /> : <FormSkeleton />;
}
