import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { CheckList } from '../components/check-list.tsx';
import { PageContents } from '../components/page-contents.tsx';
import { PlansTable } from '../components/plans-table.tsx';

const safety = [
  {
    key: 'exit',
    text: (
      <Trans>
        Quick exit shows a neutral page and hides the app. Use its button or press Esc three times. The app isn’t locked, so anyone at your
        device can open it again.
      </Trans>
    ),
  },
  { key: 'tab', text: <Trans>In Preferences you can choose a neutral tab title and icon, and blur media until tapped.</Trans> },
  { key: 'block', text: <Trans>Blocking is silent. Blocked members can’t message you or see your profile.</Trans> },
  { key: 'report', text: <Trans>Reporting a member or a conversation is free, and a person reviews it.</Trans> },
  { key: 'devices', text: <Trans>You can be logged in on up to 2 devices, and you can remove either one.</Trans> },
  { key: 'links', text: <Trans>We warn you before a link takes you to another site.</Trans> },
];

export function LearnMore() {
  return (
    <InfoPage
      eyebrow={<Trans>Learn more</Trans>}
      title={<Trans>Subrosa, room by room.</Trans>}
      lead={<Trans>What you can do here, what’s free, and what keeps you safe.</Trans>}
    >
      <PageContents />
      <InfoSection id="explore" title={<Trans>Explore</Trans>}>
        <p>
          <Trans>
            Search members by text, role, gender and interests. Premium adds distance, online status and travel. We only show approximate
            distances, so no one can work out where you live.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="requests" title={<Trans>Requests</Trans>}>
        <p>
          <Trans>
            A request says what someone is looking for or offering: items, photos, video, a gift, a trade. It has a price in US dollars and
            up to 10 photos or videos. You can filter the list by price, type and location.
          </Trans>
        </p>
        <p>
          <Trans>
            Requests can’t contain contact details. If a post seems to contain some, we unpublish it. Its owner sees the text, fixes it and
            asks for a review.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="connections" title={<Trans>Connections</Trans>}>
        <p>
          <Trans>
            Send a connection request and wait for a yes. A private account shows its card and photo, and the rest only to connections its
            owner approves. Either side can end a connection at any time.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="chat" title={<Trans>Conversations</Trans>}>
        <p>
          <Trans>
            Messages between members are end-to-end encrypted: locked on your device and unlocked on theirs. Fetishists need premium to read
            and write, and a verified phone or identity to start. Confidants can always reply.
          </Trans>
        </p>
        <p>
          <Trans>Auto-replies and conversations with our team aren’t end-to-end encrypted, and the screen says so.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="calendar" title={<Trans>Calendar and travel</Trans>}>
        <p>
          <Trans>
            Keep events, schedules, trips and birthdays in one calendar, and publish entries to connections you choose. A trip changes your
            current city for its dates, then changes it back automatically. You can delay publishing it.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="premium" title={<Trans>Free and premium</Trans>} wide>
        <p>
          <Trans>
            Membership is free. Premium lasts 30 days, 90 days or a lifetime. The lifetime plan is free after identity verification, while
            spots last.
          </Trans>
        </p>
        <PlansTable />
        <p>
          <Trans>
            Confidants never pay. A confidant with an approved government ID gets lifetime premium. Until then, confidants can read and
            reply, in text, to conversations other members have started.
          </Trans>
        </p>
        <p>
          <Trans>You pay for plans and cancel them with our payment provider, on its own pages. We never see your card.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="safety" title={<Trans>Safety</Trans>}>
        <CheckList icon="check" items={safety} />
      </InfoSection>
    </InfoPage>
  );
}
