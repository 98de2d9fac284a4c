import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { MarkList } from '../components/mark-list.tsx';

const exclusions = [
  { key: 'commission', text: <Trans>To take a commission, or to charge a confidant.</Trans> },
  { key: 'ads', text: <Trans>To show ads, or to hand anything about you to a third party before you agree.</Trans> },
  { key: 'reading', text: <Trans>To hold a key to the conversations between members.</Trans> },
  { key: 'coordinates', text: <Trans>To show where you are as a point, or the exact time you were last here.</Trans> },
  { key: 'safety', text: <Trans>To put safety behind a plan. Blocking, reporting and writing to our staff are free for everyone.</Trans> },
  { key: 'illegal', text: <Trans>To give room to anything illegal, or to anything done without consent.</Trans> },
];

export function Approach() {
  return (
    <InfoPage
      eyebrow={<Trans>Our approach</Trans>}
      title={<Trans>Desire deserves good manners.</Trans>}
      lead={
        <Trans>
          Subrosa is a house for adults with particular tastes. We keep it legal, consensual and quiet, and we would rather do it well than
          loudly.
        </Trans>
      }
    >
      <InfoSection id="consent" title={<Trans>Consent, first and throughout</Trans>}>
        <p>
          <Trans>
            Every interest listed here is a theme between consenting adults. Members say what they welcome and where their boundaries are,
            and a boundary is not an opening for a discussion.
          </Trans>
        </p>
        <p>
          <Trans>
            Everyone shown in a picture has to have agreed to it, and can take that agreement back. Media are reviewed before other members
            see them.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="discretion" title={<Trans>Discretion, built in</Trans>}>
        <p>
          <Trans>
            You are known by a username. Your place appears as a band of distance, photos lose the data hidden in them, and our emails never
            say what the house is about.
          </Trans>
        </p>
        <p>
          <Trans>
            Conversations between members are end-to-end encrypted. The two kinds that are not, a confidant’s auto-reply and a conversation
            with our staff, say so on the screen.
          </Trans>
        </p>
        <p>
          <Trans>If someone walks in, quick exit shows a neutral page and hides the app.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="people" title={<Trans>People before growth</Trans>}>
        <p>
          <Trans>
            Identity checks, reports and appeals are decided by people. When we decide against a post, you are told the reason and can ask
            for another look.
          </Trans>
        </p>
        <p>
          <Trans>Joining is free, and so is leaving: deleting your account takes effect at once, and what it held is erased.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="refusals" title={<Trans>What we refuse to do</Trans>}>
        <MarkList mark="cross" items={exclusions} />
      </InfoSection>
    </InfoPage>
  );
}
