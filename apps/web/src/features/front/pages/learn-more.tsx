import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { MarkList } from '../components/mark-list.tsx';
import { PageContents } from '../components/page-contents.tsx';
import { PlansTable } from '../components/plans-table.tsx';

const safety = [
  {
    key: 'exit',
    text: (
      <Trans>
        Quick exit, by its button or by pressing Escape three times, shows a neutral page and hides the app. It isn’t locked: anyone at your
        device can open it again.
      </Trans>
    ),
  },
  { key: 'tab', text: <Trans>A neutral tab title and icon, and media blurred until tapped, are settings.</Trans> },
  { key: 'block', text: <Trans>Blocking is silent: a blocked member can neither write to you nor see your profile.</Trans> },
  { key: 'report', text: <Trans>Reporting a member or a conversation is free, and a person looks at it.</Trans> },
  { key: 'devices', text: <Trans>An account is open on at most 2 devices, and you can remove either one.</Trans> },
  { key: 'links', text: <Trans>A link that leads out of the house says so before you follow it.</Trans> },
];

export function LearnMore() {
  return (
    <InfoPage
      eyebrow={<Trans>Learn more</Trans>}
      title={<Trans>The house, room by room.</Trans>}
      lead={<Trans>What you can do here, what is free, and what keeps you safe while you do it.</Trans>}
    >
      <PageContents />
      <InfoSection id="explore" title={<Trans>Explore</Trans>}>
        <p>
          <Trans>
            Search members by text, role, gender and interests. Premium adds a radius, who is online and who is traveling. Distances are
            shown in bands, so that nobody can work out where you live.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="requests" title={<Trans>Requests</Trans>}>
        <p>
          <Trans>
            A request says what somebody looks for or offers: items, photos, video, a gift, a trade. It has a price in US dollars and up to
            10 photos or videos, and you can narrow the list by price, type and place.
          </Trans>
        </p>
        <p>
          <Trans>
            Contact details do not belong in a request. A post that seems to hold some is unpublished; its owner sees the passage, mends it
            and asks for a review.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="connections" title={<Trans>Connections</Trans>}>
        <p>
          <Trans>
            Ask to connect, and wait for a yes. A private account shows its card and photo, and keeps the rest for connections that its
            owner approves. Either side can end a connection at any time.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="chat" title={<Trans>Conversations</Trans>}>
        <p>
          <Trans>
            Messages between members are end-to-end encrypted: sealed on your device and opened on theirs. Fetishists need premium to read
            and write, and a verified phone or identity to start. Confidants can always answer.
          </Trans>
        </p>
        <p>
          <Trans>An auto-reply, and a conversation with our staff, are not end-to-end encrypted, and the screen says so.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="calendar" title={<Trans>Calendar and travel</Trans>}>
        <p>
          <Trans>
            Keep events, schedules, trips and birthdays in one calendar, and publish an entry to the connections you choose. A trip moves
            your place for its dates, and back again by itself. You may delay publishing it.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection id="premium" title={<Trans>Free and premium</Trans>} wide>
        <p>
          <Trans>
            Membership is free. Premium runs for 30 or for 90 days, or for life: the lifetime plan is free after identity verification,
            while places last.
          </Trans>
        </p>
        <PlansTable />
        <p>
          <Trans>
            Confidants never pay. A confidant whose government ID is approved holds lifetime premium; until then, a confidant may read and
            answer, in text, conversations that somebody else has started.
          </Trans>
        </p>
        <p>
          <Trans>Paid plans are billed and cancelled at our card partner, on its own pages. Your card never touches us.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="safety" title={<Trans>Safety</Trans>}>
        <MarkList mark="check" items={safety} />
      </InfoSection>
    </InfoPage>
  );
}
