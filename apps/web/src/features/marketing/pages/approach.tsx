import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { CheckList } from '../components/check-list.tsx';

const exclusions = [
  { key: 'commission', text: <Trans>Take a commission, or charge confidants.</Trans> },
  { key: 'ads', text: <Trans>Show ads, or share anything about you with a third party before you agree.</Trans> },
  { key: 'reading', text: <Trans>Hold a key to conversations between members.</Trans> },
  { key: 'coordinates', text: <Trans>Show your exact location, or the exact time you were last online.</Trans> },
  { key: 'safety', text: <Trans>Charge for safety. Blocking, reporting and contacting our team are free for everyone.</Trans> },
  { key: 'illegal', text: <Trans>Allow anything illegal, or anything done without consent.</Trans> },
];

export function Approach() {
  return (
    <InfoPage
      eyebrow={<Trans>Our approach</Trans>}
      title={<Trans>Desire deserves good manners.</Trans>}
      lead={
        <Trans>
          Subrosa is a place for adults with particular tastes. We keep it legal, consensual and quiet, and we’d rather do it well than
          loudly.
        </Trans>
      }
    >
      <InfoSection id="consent" title={<Trans>Consent, first and throughout</Trans>}>
        <p>
          <Trans>
            Every interest listed here is a theme between consenting adults. Members say what they welcome and where their boundaries are,
            and a boundary isn’t up for discussion.
          </Trans>
        </p>
        <p>
          <Trans>
            Everyone shown in a photo must have agreed to it, and can withdraw that consent. We review media before other members see it.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="discretion" title={<Trans>Discretion, built in</Trans>}>
        <p>
          <Trans>
            You’re known by a username. Others see an approximate distance, we remove hidden data from photos, and our emails never say what
            Subrosa is about.
          </Trans>
        </p>
        <p>
          <Trans>
            Conversations between members are end-to-end encrypted. The two exceptions, a confidant’s auto-reply and conversations with our
            team, are marked on the screen.
          </Trans>
        </p>
        <p>
          <Trans>If someone walks in, quick exit shows a neutral page and hides the app.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="people" title={<Trans>People before growth</Trans>}>
        <p>
          <Trans>
            Identity checks, reports and appeals are decided by people. If we decide against a post, we’ll tell you why, and you can appeal.
          </Trans>
        </p>
        <p>
          <Trans>Joining is free, and so is leaving. Deleting your account takes effect immediately, and its data is erased.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="refusals" title={<Trans>What we’ll never do</Trans>}>
        <CheckList icon="cross" items={exclusions} />
      </InfoSection>
    </InfoPage>
  );
}
