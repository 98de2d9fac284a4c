import { Trans } from '@lingui/react/macro';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { DepictionList, useLiveMedia } from '../../media/index.ts';
import { GallerySection } from '../photos/gallery-section.tsx';
import classes from '../photos/photos.module.css';
import { PicturesSection } from '../photos/pictures-section.tsx';
import { Section } from '../photos/section.tsx';

/** The member's pictures: photo, cover, gallery, and items of others that depict the member. */
export function Photos() {
  useLiveMedia();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Photos</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>We remove location and camera data from everything you upload.</Trans>
      </p>
      <PicturesSection />
      <GallerySection />
      <Section
        title={<Trans>Photos and videos of you</Trans>}
        description={<Trans>Photos and videos by other members in which you’re tagged. If you object, we’ll hide them immediately.</Trans>}
      >
        <DepictionList />
        <HelpLink topic="depictions" />
      </Section>
    </div>
  );
}
