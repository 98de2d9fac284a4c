import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

export function TermsContent() {
  return (
    <>
      <LegalSection title={<Trans>Your content</Trans>}>
        <p>
          <Trans>
            What you upload stays yours. You allow us to store it, convert it and show it to the members you chose, without payment, only
            while it’s here and only to run this service.
          </Trans>
        </p>
        <p>
          <Trans>
            You confirm that you hold the rights to it, and that every person shown was an adult and agreed in a form you can prove. A
            person shown may withdraw that consent. You need members’ permission to copy or share what they publish.
          </Trans>
        </p>
        <p>
          <Trans>
            We check photos and videos automatically, and our team reviews them before other members can see them. Media that show people in
            galleries and posts need a verified uploader. We can’t read end-to-end encrypted messages, so we don’t check them unless someone
            reports them.
          </Trans>
        </p>
        <p>
          <Trans>
            If your work is used without permission, see the <Link to="/dmca">DMCA policy</Link>. For any other objection to content or to a
            member, see the <Link to="/complaints_policy">complaints policy</Link>.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>When rules are broken</Trans>}>
        <p>
          <Trans>
            We may remove content, limit features, or suspend or close an account, in proportion to what happened. We’ll tell you what we
            decided and why, unless the law forbids it. You can appeal for six months, and a person, not software, decides. If the law
            requires us to report something to the authorities, we do.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Leaving</Trans>}>
        <p>
          <Trans>
            You can delete your account in Settings at any time. It disappears immediately and can’t be restored. Your data is erased within
            24 hours, and you get a receipt. The <Link to="/privacy">privacy page</Link> lists the few records the law requires us to keep.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
