import { Trans } from '@lingui/react/macro';
import { IconCalendarEvent, IconCompass, IconDoorExit, IconLock, IconNotes, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Feature } from './feature.tsx';
import classes from './features.module.css';
import front from './marketing.module.css';
import { SectionHeader } from './section-head.tsx';

export function Features() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="features">
        <SectionHeader
          id="features"
          title={<Trans>A house with good locks</Trans>}
          lead={<Trans>Made for people who’d rather not be talked about.</Trans>}
        />
        <div className={classes.grid}>
          <Feature icon={IconCompass} title={<Trans>Explore without being found</Trans>}>
            <Trans>Find members by what they care about. Others only see an approximate distance, never a point on a map.</Trans>
          </Feature>
          <Feature icon={IconNotes} title={<Trans>Requests</Trans>}>
            <Trans>Post what you’re looking for or offering, with a price, and let the right member reply.</Trans>
          </Feature>
          <Feature icon={IconLock} title={<Trans>Encrypted conversations</Trans>}>
            <Trans>Messages between members are end-to-end encrypted. We can’t read them.</Trans>
          </Feature>
          <Feature icon={IconCalendarEvent} title={<Trans>Calendar and travel</Trans>}>
            <Trans>Share events, schedules and trips with connections you choose. With premium, find out who’s coming to your city.</Trans>
          </Feature>
          <Feature icon={IconRosetteDiscountCheck} title={<Trans>Verification by people</Trans>}>
            <Trans>A person on our team reviews every identity check. The verified badge shows who has passed.</Trans>
          </Feature>
          <Feature icon={IconDoorExit} title={<Trans>Discretion within reach</Trans>}>
            <Trans>
              Quick exit shows a neutral page and hides the app. You can also turn on a neutral tab and blurred media in Preferences.
            </Trans>
          </Feature>
        </div>
      </section>
    </div>
  );
}
