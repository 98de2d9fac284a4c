import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacyHoldings() {
  return (
    <>
      <LegalSection title={<Trans>What we keep, and why</Trans>}>
        <ul>
          <li>
            <Trans>Your email address, username and date of birth, to run your account and keep minors out.</Trans>
          </li>
          <li>
            <Trans>Your phone number, if you verify it, to send you the code and prevent fake accounts.</Trans>
          </li>
          <li>
            <Trans>
              Your profile, interests, photos, posts, calendar, connections and favourites, to show them to the members you chose. Medical
              conditions, if you enter any, are encrypted and never searchable. Only you can see them unless you share them with
              connections.
            </Trans>
          </li>
          <li>
            <Trans>Your plan and what the payment provider tells us about your payment, to give you what you paid for.</Trans>
          </li>
          <li>
            <Trans>Reports, complaints, our decisions and your messages to us, to answer them and to protect members.</Trans>
          </li>
          <li>
            <Trans>The list of devices you’re logged in on, so you can recognise and remove them.</Trans>
          </li>
          <li>
            <Trans>Network (IP) addresses, where we log them to prevent attacks and abuse, for up to 30 days.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Much of this says something about your sexual life. We only use it because you expressly agreed, separately for each purpose,
            and you can withdraw that consent. We need the rest to keep our agreement with you, to comply with the law, or to protect
            members and the service.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>What we never keep</Trans>}>
        <ul>
          <li>
            <Trans>Your card details. They go straight to the payment provider.</Trans>
          </li>
          <li>
            <Trans>Your password. It never leaves your browser, which only sends us a secret derived from it.</Trans>
          </li>
          <li>
            <Trans>The readable text and files of your end-to-end encrypted messages.</Trans>
          </li>
          <li>
            <Trans>Hidden data in your photos and videos, such as where they were taken. We remove it.</Trans>
          </li>
        </ul>
      </LegalSection>

      <LegalSection title={<Trans>Where you are</Trans>}>
        <p>
          <Trans>
            You choose a city from our own list, and no map service is involved. We measure distances between points of a coarse grid,
            kilometres apart, and only show steps such as “under 25 km”. Other members never see coordinates.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Identity documents</Trans>}>
        <p>
          <Trans>
            Each document is encrypted with its own key. Staff can only see it in an open verification case assigned to them, watermarked
            and without a download. Any other access needs a reason and a second person’s approval. Every view is logged, and you can read
            that log. We destroy the images 30 days after our decision, unless record-keeping law or a legal order requires us to keep them
            longer.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
