import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { GalleryGrid } from '../../media/index.ts';
import { galleryQuery } from '../api/profile.ts';
import classes from './gallery-tab.module.css';

type GalleryTabProps = { profile: ProfileView; isMine: boolean };

/** All published items, page by page. */
export function GalleryTab({ profile: { username }, isMine }: GalleryTabProps) {
  const query = useInfiniteQuery(galleryQuery(username));
  const { data } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (!data) {
    return (
      <div className={classes.gallery}>
        <QueryFallback query={query} skeleton={<SkeletonList shape="cards" count={8} />} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={
          <Capitalized>
            <Trans>No images</Trans>
          </Capitalized>
        }
        action={
          isMine && (
            <Button component={Link} to="/profile/photos" size="md">
              <Trans>Add photos</Trans>
            </Button>
          )
        }
      >
        {isMine ? (
          <Trans>Your uploads will appear here once they’re reviewed.</Trans>
        ) : (
          <Trans>
            <bdi>{username}</bdi> hasn’t added any photos or videos yet.
          </Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={classes.gallery}>
      <GalleryGrid items={items} />
      <PagedListTail loaded={items.length} {...pagingProps(query)} />
    </div>
  );
}
