import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { useIsExpecting } from '../../media/index.ts';
import { isBeingChecked, POLL_MS } from './api.ts';
import { OwnPicture } from './own-picture.tsx';
import classes from './photos.module.css';
import { Section } from './section.tsx';

/** The profile photo and the cover. */
export function PicturesSection() {
  const isExpecting = [useIsExpecting('profile_photo'), useIsExpecting('cover')].includes(true);
  const { data, error, refetch } = useQuery({
    ...ownProfileQuery(),
    refetchInterval: ({ state }) => (isExpecting || isBeingChecked(state.data?.body) ? POLL_MS : false),
  });
  return (
    <Section title={<Trans>Profile photo and cover</Trans>}>
      {data ? (
        <div className={classes.pictures}>
          <OwnPicture shape="photo" picture={data.body.photo} profileId={data.body.id} />
          <OwnPicture shape="cover" picture={data.body.cover} profileId={data.body.id} />
        </div>
      ) : error ? (
        <ErrorState error={error} compact onRetry={() => void refetch()} />
      ) : (
        <div className={classes.waiting}>
          <SkeletonList shape="rows" count={2} />
        </div>
      )}
    </Section>
  );
}
