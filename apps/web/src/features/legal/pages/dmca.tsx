import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';
import { NoticeChannel } from '../components/notice-channel.tsx';

type DmcaProps = {
  supportEmail: string;
};

export function Dmca({ supportEmail }: DmcaProps) {
  return (
    <ProsePage
      eyebrow={<Trans>Last changed on 15/11/2026</Trans>}
      title={<Trans>DMCA policy</Trans>}
      lead={
        <Trans>
          What’s yours stays yours. This page explains how to have a copy of your work taken down, and how to answer a copyright notice.
        </Trans>
      }
    >
      <LegalSection title={<Trans>Sending a notice</Trans>}>
        <p>
          <Trans>
            If your copyrighted work appears here without your permission, write to our copyright agent at{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. You don’t need an account. Please include:
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>which work was copied, or a list if there are several;</Trans>
          </li>
          <li>
            <Trans>the web address of each page where the copy appears, so we can find it;</Trans>
          </li>
          <li>
            <Trans>your name, postal address, phone number and email address;</Trans>
          </li>
          <li>
            <Trans>
              a statement that you believe in good faith that the use is not permitted by the owner, the owner’s agent or the law;
            </Trans>
          </li>
          <li>
            <Trans>
              a statement that the notice is accurate and, under penalty of perjury, that you own the right or may act for its owner;
            </Trans>
          </li>
          <li>
            <Trans>your signature: your full name typed at the end is enough.</Trans>
          </li>
        </ul>
        <NoticeChannel kind="dmca" />
        <p>
          <Trans>
            When the notice is complete, we remove the copy promptly and explain why to the member who uploaded it. That member may receive
            your notice, so you may prefer to have an agent or a lawyer send it.
          </Trans>
        </p>
        <p>
          <Trans>
            If you’re shown in a photo and didn’t agree to it, you don’t need copyright: the{' '}
            <Link to="/complaints_policy">complaints policy</Link> describes a faster way.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Sending a counter-notice</Trans>}>
        <p>
          <Trans>If your content was removed by mistake or misidentification, reply to the same address with:</Trans>
        </p>
        <ul>
          <li>
            <Trans>what was removed, and where it appeared before;</Trans>
          </li>
          <li>
            <Trans>
              a statement, under penalty of perjury, that you believe in good faith that it was removed by mistake or misidentification;
            </Trans>
          </li>
          <li>
            <Trans>your name, postal address and phone number;</Trans>
          </li>
          <li>
            <Trans>
              your agreement to the jurisdiction of the federal court for your district or, outside the United States, of any district in
              which we may be found, and to accept service of process from the person who sent the notice;
            </Trans>
          </li>
          <li>
            <Trans>your signature.</Trans>
          </li>
        </ul>
        <NoticeChannel kind="counter_notice" />
        <p>
          <Trans>
            We pass the counter-notice on to the sender of the notice. Unless they tell us they’ve gone to court, we restore the content no
            sooner than 10 and no later than 14 business days after we received it. Content that breaks our <Link to="/terms">terms</Link>{' '}
            for another reason stays down.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Repeat infringers, and false notices</Trans>}>
        <p>
          <Trans>
            Each upheld notice counts as a strike against the member who uploaded the copy. We close the accounts of members who infringe
            repeatedly.
          </Trans>
        </p>
        <p>
          <Trans>Anyone who knowingly makes a false statement in a notice or a counter-notice may have to pay for the damage.</Trans>
        </p>
      </LegalSection>
    </ProsePage>
  );
}
