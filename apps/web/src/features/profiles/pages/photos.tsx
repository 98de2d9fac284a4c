import { Trans } from '@lingui/react/macro';
import { DepictionList, useLiveMedia } from '../../media/index.ts';
import { GallerySection } from '../photos/gallery-section.tsx';
import classes from '../photos/photos.module.css';
import { PicturesSection } from '../photos/pictures-section.tsx';
import { Section } from '../photos/section.tsx';

/** Everything that can be seen of a member: photo, cover, gallery, and where others show them. */
export function Photos() {
  useLiveMedia();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Photos</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>Location and camera data are removed from everything that you upload.</Trans>
      </p>
      <PicturesSection />
      <GallerySection />
      <Section
        title={<Trans>You are shown in</Trans>}
        description={
          <Trans>Photos and videos of other members in which you were named. You can object at any time: that hides it at once.</Trans>
        }
      >
        <DepictionList />
      </Section>
    </div>
  );
}
