import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { useOwnGallery } from './api.ts';
import { Gallery } from './gallery.tsx';
import { Section } from './section.tsx';

/** The member's own gallery: its items, uploads, and items that need attention. */
export function GallerySection() {
  const { data, error, refetch } = useOwnGallery();
  return (
    <Section
      title={<Trans>Gallery</Trans>}
      description={<Trans>Your profile shows them in this order. We check and review everything before others can see it.</Trans>}
    >
      {data ? (
        <Gallery entries={data.filter(({ item }) => item.state !== 'uploading' && item.state !== 'removed')} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList shape="cards" count={8} />
      )}
    </Section>
  );
}
