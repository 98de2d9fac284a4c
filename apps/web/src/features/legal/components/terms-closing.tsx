import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

type TermsClosingProps = {
  supportEmail: string;
};

export function TermsClosing({ supportEmail }: TermsClosingProps) {
  return (
    <>
      <LegalSection title={<Trans>Our responsibility</Trans>}>
        <p>
          <Trans>
            We run this service with care, but we can’t promise that it’s always available or free of errors. Members are responsible for
            what they say, sell, send and do, here and when they meet. As far as the law allows, we aren’t liable for members’ conduct or
            for agreements between them. Nothing here limits our liability for intent, gross negligence, death or injury, or anything else
            that the law doesn’t let us limit. Nothing takes away your rights as a consumer.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Changes</Trans>}>
        <p>
          <Trans>
            When we change these terms, we change the date above and tell members before anything important takes effect. If you don’t
            agree, you can leave before then. A new price never applies to a period you’ve already paid for.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Law and contact</Trans>}>
        <p>
          <Trans>
            The law of the place where we’re established applies, together with the consumer protection of the country where you live, which
            always applies to you. Before you go to court, write to us: most things can be settled sooner. If one of these terms turns out
            to be invalid, the others remain in force.
          </Trans>
        </p>
        <p>
          <Trans>
            You can reach us at <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or through the <Link to="/contact">contact page</Link>
            .
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
