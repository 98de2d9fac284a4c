import { Trans } from '@lingui/react/macro';
import { IconEyeOff, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { Feature } from './feature.tsx';
import features from './features.module.css';
import front from './marketing.module.css';
import { SectionHeader } from './section-head.tsx';

/** The trust line of the hero, repeated with its reasons. */
export function TrustReasons() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="trust">
        <SectionHeader id="trust" title={<Trans>In safe keeping</Trans>} />
        <div className={features.row}>
          <Feature icon={IconShieldCheck} title={<Trans>Verified by people</Trans>}>
            <Trans>Your documents are stored encrypted, only the reviewer sees them, and every view is logged.</Trans>
          </Feature>
          <Feature icon={IconEyeOff} title={<Trans>Private by default</Trans>}>
            <Trans>Profiles are only open to members. We remove hidden data from photos and never show exact locations.</Trans>
          </Feature>
          <Feature icon={IconLock} title={<Trans>No trackers, no ads</Trans>}>
            <Trans>Nothing about you goes to a third party before you agree to it.</Trans>
          </Feature>
        </div>
      </section>
    </div>
  );
}
