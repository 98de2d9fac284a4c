import { Trans } from '@lingui/react/macro';
import { InfoPage } from '../components/info-page.tsx';
import { InfoSection } from '../components/info-section.tsx';
import { MarkList } from '../components/mark-list.tsx';
import { RoleChoices } from '../components/role-choices.tsx';

const asFetishist = [
  {
    key: 'explore',
    text: <Trans>Explore members by type, gender and interests; with premium also by distance, online and traveling.</Trans>,
  },
  {
    key: 'requests',
    text: <Trans>Post requests that say what you look for and what you would pay, and answer what confidants offer.</Trans>,
  },
  { key: 'connections', text: <Trans>Connect with members, and keep favourites.</Trans> },
  { key: 'chat', text: <Trans>With premium and a verified phone or identity, start encrypted conversations.</Trans> },
  { key: 'travel', text: <Trans>With premium, be told when a confidant travels to your city.</Trans> },
];

const asConfidant = [
  { key: 'offers', text: <Trans>Offer personal items, photos or video, or model, at a price that you set.</Trans> },
  { key: 'cost', text: <Trans>Pay nothing, and keep everything that you earn.</Trans> },
  { key: 'premium', text: <Trans>Hold lifetime premium once your government ID is approved.</Trans> },
  { key: 'reply', text: <Trans>Before that, read and answer in text the conversations that somebody else has started.</Trans> },
  { key: 'auto-reply', text: <Trans>Write an auto-reply that greets each fetishist once, at the first message.</Trans> },
  { key: 'payment', text: <Trans>List how you like to be paid. Only connections you allow see the account behind it.</Trans> },
];

export function Identity() {
  return (
    <InfoPage
      eyebrow={<Trans>Identity</Trans>}
      title={<Trans>Choose who you are here.</Trans>}
      lead={<Trans>You join under one of two roles and a name of your own. The rest of you is told at your pace, to whom you like.</Trans>}
    >
      <InfoSection id="roles" title={<Trans>Two roles</Trans>} wide>
        <RoleChoices />
      </InfoSection>
      <InfoSection id="fetishist" title={<Trans>What a fetishist can do</Trans>}>
        <MarkList mark="check" items={asFetishist} />
      </InfoSection>
      <InfoSection id="confidant" title={<Trans>What a confidant can do</Trans>}>
        <MarkList mark="check" items={asConfidant} />
      </InfoSection>
      <InfoSection id="names" title={<Trans>Names, never pronouns</Trans>}>
        <p>
          <Trans>
            Members meet by username: 3 to 30 letters and digits, and nothing that has to point to you. We speak of members by name and
            never guess a pronoun.
          </Trans>
        </p>
        <p>
          <Trans>You say what your gender is and whom you are interested in, and you choose who sees your birthday and its year.</Trans>
        </p>
      </InfoSection>
      <InfoSection id="verification" title={<Trans>Verification</Trans>}>
        <p>
          <Trans>
            Verify with a government ID, a photo and a short video, or with a social media account and a number that we give you. A person
            on our staff looks at it, in up to 3 business days, and you are told the result.
          </Trans>
        </p>
        <p>
          <Trans>
            Passing gives you the gold mark. Government ID, together with a video or a social media account, also opens the lifetime plan,
            free while places last.
          </Trans>
        </p>
        <p>
          <Trans>
            Your documents are encrypted, one key for each. Every look is logged, and you can read who looked. The images are destroyed 30
            days after the decision, unless the law requires us to keep them.
          </Trans>
        </p>
      </InfoSection>
    </InfoPage>
  );
}
