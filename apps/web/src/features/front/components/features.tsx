import { Trans } from '@lingui/react/macro';
import { IconCalendarEvent, IconCompass, IconDoorExit, IconLock, IconNotes, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Feature } from './feature.tsx';
import classes from './features.module.css';
import front from './front.module.css';
import { SectionHead } from './section-head.tsx';

export function Features() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="features">
        <SectionHead
          id="features"
          title={<Trans>A house with good locks</Trans>}
          lead={<Trans>Everything here was made for people who would rather not be talked about.</Trans>}
        />
        <div className={classes.grid}>
          <Feature icon={IconCompass} title={<Trans>Explore without being found</Trans>}>
            <Trans>Find members by what they care about. Where you are is only ever a band of distance, never a point on a map.</Trans>
          </Feature>
          <Feature icon={IconNotes} title={<Trans>Requests</Trans>}>
            <Trans>Post what you look for or what you offer, with a price, and let the right member answer.</Trans>
          </Feature>
          <Feature icon={IconLock} title={<Trans>Encrypted conversations</Trans>}>
            <Trans>Messages between members are end-to-end encrypted. We keep them sealed, and cannot read them.</Trans>
          </Feature>
          <Feature icon={IconCalendarEvent} title={<Trans>Calendar and travel</Trans>}>
            <Trans>Share events, schedules and trips with the connections you choose. With premium, hear who is coming to your city.</Trans>
          </Feature>
          <Feature icon={IconRosetteDiscountCheck} title={<Trans>Verification by people</Trans>}>
            <Trans>A person on our staff looks at every identity check. The gold mark tells you who has passed one.</Trans>
          </Feature>
          <Feature icon={IconDoorExit} title={<Trans>Discretion within reach</Trans>}>
            <Trans>Quick exit shows a neutral page and hides the app. A neutral tab and blurred media are a setting away.</Trans>
          </Feature>
        </div>
      </section>
    </div>
  );
}
