import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacyHoldings() {
  return (
    <>
      <LegalSection title={<Trans>What we hold, and why</Trans>}>
        <ul>
          <li>
            <Trans>Your email address, username and date of birth, to run your account and to keep minors out.</Trans>
          </li>
          <li>
            <Trans>Your telephone number, if you verify it, to send you the code and to hinder false accounts.</Trans>
          </li>
          <li>
            <Trans>
              Your profile, interests, photos, posts, calendar, connections and favourites, to show them to the members whom you chose.
              Medical conditions, if you enter any, are encrypted, never searchable, and seen by you alone unless you share them with
              connections.
            </Trans>
          </li>
          <li>
            <Trans>Your plan and what the billing provider tells us about its payment, to give you what you paid for.</Trans>
          </li>
          <li>
            <Trans>Reports, complaints, our decisions and your letters to us, to answer them and to protect members.</Trans>
          </li>
          <li>
            <Trans>The list of your signed-in devices, so that you can recognise and remove them.</Trans>
          </li>
          <li>
            <Trans>Network (IP) addresses, where we log them to fend off attacks and abuse, for 30 days at most.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Much of this says something about your sexual life. We use it only because you expressly agreed, for each purpose by itself, and
            you can take that back. The rest we need to keep our agreement with you, to obey the law, or to protect members and the service.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>What we never hold</Trans>}>
        <ul>
          <li>
            <Trans>Your card data: they go straight to the billing provider.</Trans>
          </li>
          <li>
            <Trans>Your password: it never leaves your browser, which sends us only a secret derived from it.</Trans>
          </li>
          <li>
            <Trans>The readable text and files of your end-to-end encrypted messages.</Trans>
          </li>
          <li>
            <Trans>The hidden data inside your photos and videos, such as the place where they were taken: we remove them.</Trans>
          </li>
        </ul>
      </LegalSection>

      <LegalSection title={<Trans>Where you are</Trans>}>
        <p>
          <Trans>
            You choose a city from our own list; no map service learns of it. Distances are measured between the points of a coarse grid,
            kilometres apart, and shown only in bands such as “under 25 km”. Other members never see coordinates.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Identity documents</Trans>}>
        <p>
          <Trans>
            Each document is encrypted with a key of its own. Staff see it only within an open verification case that is assigned to them,
            watermarked and without a download. Any other look needs a reason and a second approval. Every look is logged, and you can read
            that log. We destroy the images 30 days after our decision, unless record-keeping law or a legal order obliges us to keep them
            longer.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
