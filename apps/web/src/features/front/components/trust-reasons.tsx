import { Trans } from '@lingui/react/macro';
import { IconEyeOff, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { Feature } from './feature.tsx';
import features from './features.module.css';
import front from './front.module.css';
import { SectionHead } from './section-head.tsx';

/** The trust line of the hero, once more with its reasons. */
export function TrustReasons() {
  return (
    <div className={front.wrap}>
      <section className={`${front.section} ${front.ruled}`} aria-labelledby="trust">
        <SectionHead id="trust" title={<Trans>In good keeping</Trans>} />
        <div className={features.row}>
          <Feature icon={IconShieldCheck} title={<Trans>Verified by people</Trans>}>
            <Trans>Documents are kept encrypted, seen by the person who reviews them, and every look is written down.</Trans>
          </Feature>
          <Feature icon={IconEyeOff} title={<Trans>Private by default</Trans>}>
            <Trans>Profiles open to members only. Photos lose their hidden data, and places lose their coordinates.</Trans>
          </Feature>
          <Feature icon={IconLock} title={<Trans>No trackers, no ads</Trans>}>
            <Trans>Nothing about you goes to a third party before you agree to it.</Trans>
          </Feature>
        </div>
      </section>
    </div>
  );
}
