import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { CheckList } from '../components/check-list.tsx';
import { RoleChoices } from '../components/role-choices.tsx';

const asFetishist = [
  {
    key: 'explore',
    text: <Trans>Explore members by type, gender and interests. With premium, also by distance, online status and travel.</Trans>,
  },
  {
    key: 'requests',
    text: <Trans>Post requests that say what you’re looking for and what you’d pay, and answer confidants’ offers.</Trans>,
  },
  { key: 'connections', text: <Trans>Connect with members and save favourites.</Trans> },
  { key: 'chat', text: <Trans>With premium and a verified phone or identity, start encrypted conversations.</Trans> },
  { key: 'travel', text: <Trans>With premium, find out when a confidant is coming to your city.</Trans> },
];

const asConfidant = [
  { key: 'offers', text: <Trans>Offer personal items, photos or video, or model, at a price you set.</Trans> },
  { key: 'cost', text: <Trans>Pay nothing, and keep everything you earn.</Trans> },
  { key: 'premium', text: <Trans>Get lifetime premium once your government ID is approved.</Trans> },
  { key: 'reply', text: <Trans>Before that, you can read conversations other members have started, and reply in text.</Trans> },
  { key: 'auto-reply', text: <Trans>Write an auto-reply that greets each fetishist once, after their first message.</Trans> },
  { key: 'payment', text: <Trans>List how you’d like to be paid. Only connections you choose can see your payment details.</Trans> },
];

export function Identity() {
  return (
    <InfoPage
      eyebrow={<Trans>Identity</Trans>}
      title={<Trans>Choose your role here.</Trans>}
      lead={<Trans>Join in one of two roles, under a name you choose. Share the rest at your own pace, with the people you choose.</Trans>}
    >
      <InfoSection id="roles" title={<Trans>Two roles</Trans>} wide>
        <RoleChoices />
      </InfoSection>
      <InfoSection id="fetishist" title={<Trans>What a fetishist can do</Trans>}>
        <CheckList icon="check" items={asFetishist} />
      </InfoSection>
      <InfoSection id="confidant" title={<Trans>What a confidant can do</Trans>}>
        <CheckList icon="check" items={asConfidant} />
      </InfoSection>
      <InfoSection id="names" title={<Trans>Names, never pronouns</Trans>}>
        <p>
          <Trans>
            Members know each other by username: 3 to 30 letters and digits that don’t have to identify you. We use members’ names and never
            guess a pronoun.
          </Trans>
        </p>
        <p>
          <Trans>You state your gender and who you’re interested in, and choose who sees your birthday and birth year.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="verification" title={<Trans>Verification</Trans>}>
        <p>
          <Trans>
            Verify with a government ID, a photo and a short video, or with a social media account and a number we give you. Our team
            reviews it within 3 business days and tells you the result.
          </Trans>
        </p>
        <p>
          <Trans>
            Once verified, you get the verified badge. A government ID, together with a video or a social media account, also gives you the
            lifetime plan, free while spots last.
          </Trans>
        </p>
        <p>
          <Trans>
            Your documents are encrypted, each with its own key. Every view is logged, and you can read the log. We delete the images 30
            days after our decision, unless the law requires us to keep them.
          </Trans>
        </p>
      </InfoSection>
    </InfoPage>
  );
}
