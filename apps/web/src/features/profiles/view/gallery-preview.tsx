import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { Link } from '@tanstack/react-router';
import { GalleryGrid } from '../../media/index.ts';
import { linkToProfile } from '../profile-link.ts';
import classes from './gallery-preview.module.css';
import { ProfilePart } from './part.tsx';

type GalleryPreviewProps = { profile: ProfileView; viewAs: ViewAs | undefined };

/** The first items of a gallery, with a link to the rest. */
export function GalleryPreview({ profile: { username, gallery }, viewAs }: GalleryPreviewProps) {
  const { i18n } = useLingui();
  if (gallery.first.length === 0) return null;
  return (
    <ProfilePart
      title={<Trans>Gallery</Trans>}
      more={
        <Link {...linkToProfile(username, { tab: 'gallery', ...(viewAs && { viewAs }) })} resetScroll={false} className={classes.all}>
          <Trans>All {i18n.number(gallery.total)}</Trans>
        </Link>
      }
    >
      <div className={classes.preview}>
        <GalleryGrid items={gallery.first} />
      </div>
    </ProfilePart>
  );
}
