import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

export function TermsContent() {
  return (
    <>
      <LegalSection title={<Trans>Your content</Trans>}>
        <p>
          <Trans>
            What you upload stays yours. You allow us to store it, to convert it and to show it to the members whom you chose it for,
            without payment, only while it is here and only to run this service.
          </Trans>
        </p>
        <p>
          <Trans>
            You confirm that you hold the rights in it, and that every person shown was an adult and agreed in a form that you can prove. A
            person who is shown may take that agreement back. Copying or passing on what other members publish needs their permission.
          </Trans>
        </p>
        <p>
          <Trans>
            Photos and videos are checked automatically, and our staff review them before other members see them. Media that show people in
            galleries and posts need a verified uploader. We cannot read end-to-end encrypted messages, so they are not checked unless
            someone reports them.
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
            We may remove content, limit features, or suspend or close an account, in proportion to what happened. We tell you what we
            decided and why, unless the law forbids it. You can appeal for six months, and a person, not a program, decides. What the law
            obliges us to report to the authorities, we report.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Leaving</Trans>}>
        <p>
          <Trans>
            You may delete your account in your settings whenever you like. It disappears at once and cannot be brought back; your data are
            erased within 24 hours and you get a receipt. The few records that the law makes us keep are listed on the{' '}
            <Link to="/privacy">privacy page</Link>.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
