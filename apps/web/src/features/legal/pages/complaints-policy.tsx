import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';
import { NoticeChannel } from '../components/notice-channel.tsx';

type ComplaintsPolicyProps = {
  supportEmail: string;
};

export function ComplaintsPolicy({ supportEmail }: ComplaintsPolicyProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>Complaints policy</Trans>}
      lead={<Trans>If something here is wrong, tell us. This page explains how, and what you can expect from us and when.</Trans>}
    >
      <LegalSection title={<Trans>Complaints about content or a member</Trans>}>
        <p>
          <Trans>
            Members can report a profile, a post or a message where they see it, with its photos. Reporting and blocking are free on every
            plan. Everyone else can use the <Link to="/contact">contact page</Link> or email{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
        <NoticeChannel kind="complaint" />
        <p>
          <Trans>
            Tell us where it is, what’s wrong with it and, if you can, add proof. If you report a message, our team can see it. They can’t
            read it otherwise.
          </Trans>
        </p>
        <p>
          <Trans>
            We review every complaint and answer it within 7 business days. We remove content that’s illegal or against our{' '}
            <Link to="/terms">terms</Link> and tell its owner why. Anything that involves a minor or a danger to life comes first.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>You’re shown without your consent</Trans>}>
        <p>
          <Trans>
            If an intimate photo or video of you is here without your consent, you can have it removed. This includes AI-generated images.
            You don’t need an account, and someone you trust can ask for you. Use the <Link to="/contact">contact page</Link> or email{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </p>
        <NoticeChannel kind="ncii" />
        <ul>
          <li>
            <Trans>
              Say where it is, that you’re the person shown or act for them, that there was no consent, and how we can reach you. Sign with
              your name. Please don’t email the photo itself.
            </Trans>
          </li>
          <li>
            <Trans>We’ll acknowledge your request with a ticket number. Quote it whenever you write to us about it.</Trans>
          </li>
          <li>
            <Trans>We decide within 48 hours. If we agree with you, we also remove the content within those 48 hours.</Trans>
          </li>
          <li>
            <Trans>
              We also look for copies with a digital fingerprint, which recognises the same image even after small changes, and remove the
              copies we find.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            If you once agreed to being shown and have changed your mind, you can withdraw your consent in the same way. We can’t search
            attachments in encrypted messages, but anyone who received one can report it.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>If you disagree with our decision</Trans>}>
        <p>
          <Trans>
            Whether you complained, were complained about, or are the person shown, you can appeal within six months of our decision. A
            person, not software, reviews it again and tells you the reasons. You can still go to a court or another body available to you
            by law.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Law enforcement</Trans>}>
        <p>
          <Trans>
            We report sexual abuse of children to the competent authority and preserve the evidence securely. Authorities can email{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and state the legal basis. We disclose what the law requires and no more.
            We can’t disclose the text of end-to-end encrypted messages that haven’t been reported. If you’re in danger, call your local
            emergency number first.
          </Trans>
        </p>
      </LegalSection>
    </ProsePage>
  );
}
