import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { profileQuery } from '../api/profile.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import type { ProfileSearch } from '../search.ts';
import { ProfileFailure } from '../view/profile-failure.tsx';
import { ProfileSkeleton } from '../view/profile-skeleton.tsx';
import { Profile } from '../view/profile.tsx';

// Loaded separately: most viewers of a profile do not edit it.
const Editor = lazy(async () => ({ default: (await import('../editor/edit-page.tsx')).EditPage }));

/** `/{username}`: a profile, and for its owner the editor. */
export function ProfilePage() {
  const { username = '' } = useParams({ strict: false }) as { username?: string };
  const search = useSearch({ strict: false }) as ProfileSearch;
  const own = useSession(({ account }) => account?.username.toLowerCase() === username.toLowerCase());
  if (own && search.edit) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <Editor username={username} />
      </Suspense>
    );
  }
  return <ProfileView username={username} isOwn={own} search={search} />;
}

type ProfileViewProps = { username: string; isOwn: boolean; search: ProfileSearch };

function ProfileView({ username, isOwn, search }: ProfileViewProps) {
  const viewAs = isOwn ? search.viewAs : undefined;
  const query = useQuery({
    ...profileQuery(username, viewAs),
    // The route has just tried to load it.
    retryOnMount: false,
    ...(isOwn && { placeholderData: keepPreviousData }),
  });
  const { data, error } = query;
  const router = useRouter();
  const isGone = !data && isNotFound(error);

  // The route checks that the profile exists before it opens; if the profile disappears later, the check runs again.
  useEffect(() => {
    if (isGone) void router.invalidate();
  }, [isGone, router]);

  if (data) return <Profile profile={data} isOwn={isOwn} viewAs={viewAs} tab={search.tab} />;
  return error && !isGone ? <ProfileFailure query={query} /> : <ProfileSkeleton />;
}
