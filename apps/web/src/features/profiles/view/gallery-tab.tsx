import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Capital } from '../../../shared/ui/capital.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { tailOf } from '../../../shared/ui/tail-of.ts';
import { GalleryGrid } from '../../media/index.ts';
import { galleryQuery } from '../calls/profile.ts';
import classes from './gallery-tab.module.css';

type GalleryTabProps = { profile: ProfileView; isMine: boolean };

/** Everything that is published, page by page. */
export function GalleryTab({ profile: { username }, isMine }: GalleryTabProps) {
  const query = useInfiniteQuery(galleryQuery(username));
  const { data } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (!data) {
    return (
      <div className={classes.gallery}>
        <Unloaded query={query} skeleton={<SkeletonList shape="cards" count={8} />} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={
          <Capital>
            <Trans>no images</Trans>
          </Capital>
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
          <Trans>What you upload is seen here once it is reviewed.</Trans>
        ) : (
          <Trans>
            <bdi>{username}</bdi> shows nothing here yet.
          </Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={classes.gallery}>
      <GalleryGrid items={items} />
      <PagedListTail loaded={items.length} {...tailOf(query)} />
    </div>
  );
}
