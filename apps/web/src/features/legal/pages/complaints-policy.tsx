import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';
import { NoticeChannel } from '../components/notice-channel.tsx';

type ComplaintsPolicyProps = {
  supportAddress: string;
};

export function ComplaintsPolicy({ supportAddress: supportEmail }: ComplaintsPolicyProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>Complaints policy</Trans>}
      lead={<Trans>If something here is wrong, tell us. This page says how, and what you can expect from us, and by when.</Trans>}
    >
      <LegalSection title={<Trans>Complaining about content or a member</Trans>}>
        <p>
          <Trans>
            Members can report a profile, a post, a photo or a message where they see it; reporting and blocking are free on every plan.
            Everyone else can use the <Link to="/contact">contact page</Link> or write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
        <NoticeChannel kind="complaint" />
        <p>
          <Trans>
            Tell us where it is, what is wrong with it and, if you can, add proof. A message that you report is disclosed to our staff,
            because they cannot read it otherwise.
          </Trans>
        </p>
        <p>
          <Trans>
            We review every complaint and answer it within 7 business days. Content that is illegal or against our{' '}
            <Link to="/terms">terms</Link> is removed, and its owner is told the reasons. Anything that concerns a minor or a danger to life
            comes first.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>You are shown without your consent</Trans>}>
        <p>
          <Trans>
            If an intimate picture or video of you is here without your consent, real or made by a program, you can have it removed. You
            need no account and no login, and someone whom you trust may ask for you. Use the <Link to="/contact">contact page</Link> or
            write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
        <NoticeChannel kind="ncii" />
        <ul>
          <li>
            <Trans>
              Say where it is, that you are the person shown or act for them, that there was no consent, and how we can reach you. Sign with
              your name. Please do not send the picture itself.
            </Trans>
          </li>
          <li>
            <Trans>We acknowledge your request with a number, which you can quote whenever you write to us about it.</Trans>
          </li>
          <li>
            <Trans>We decide within 48 hours. What we uphold is removed within the same time.</Trans>
          </li>
          <li>
            <Trans>
              We also look for copies by their fingerprint, which recognises the same picture even after small changes, and remove those
              that we find.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            If you once agreed to being shown and have changed your mind, you may take your consent back in the same way. Attachments in
            encrypted messages cannot be searched by us, but anyone who received one can report it.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>If you disagree with our decision</Trans>}>
        <p>
          <Trans>
            Whether you complained, were complained about, or are the person shown, you may appeal within six months of our decision. A
            person, not a program, looks at it again and gives you the reasons. You remain free to go to a court or another body that the
            law offers you.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Law enforcement</Trans>}>
        <p>
          <Trans>
            We report sexual abuse of children to the competent authority and preserve the evidence under seal. Authorities write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and name the legal basis. We disclose what the law requires and no more,
            and cannot disclose the text of end-to-end encrypted messages that nobody has reported. If you are in danger, please call your
            local emergency number first.
          </Trans>
        </p>
      </LegalSection>
    </ProsePage>
  );
}
