import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

type TermsClosingProps = {
  supportAddress: string;
};

export function TermsClosing({ supportAddress: supportEmail }: TermsClosingProps) {
  return (
    <>
      <LegalSection title={<Trans>What we answer for</Trans>}>
        <p>
          <Trans>
            We run this service with care, but we cannot promise that it is always available or free of errors. Members are responsible for
            what they say, sell, send and do, here and when they meet. As far as the law allows, we are not liable for the conduct of
            members or for agreements between them. Nothing here limits our liability for intent, gross negligence, death or injury, or
            anything else for which the law does not let us limit it, and nothing takes away your rights as a consumer.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Changes</Trans>}>
        <p>
          <Trans>
            When we change these terms, we change the date above and tell members before anything important takes effect. If you do not
            agree, you can leave before then. A new price never applies to a period that you have already paid for.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Law and contact</Trans>}>
        <p>
          <Trans>
            The law of the place where we are established applies, together with the consumer protection of the country where you live,
            which you keep in any case. Please write to us before you go to court: most things can be settled sooner. If one of these terms
            turns out to be invalid, the others remain.
          </Trans>
        </p>
        <p>
          <Trans>
            You reach us at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or through the <Link to="/contact">contact page</Link>.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
