import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

export function TermsMarketplace() {
  return (
    <>
      <LegalSection title={<Trans>Request posts</Trans>}>
        <p>
          <Trans>
            A request post says what you’re looking for or offering, with a price or an estimated value in US dollars. It invites a
            conversation and isn’t binding until two members agree. Regular members can publish one post a day and correct it for 10
            minutes. Premium members can publish, edit and delete as many as they like. You can withdraw your own posts at any time.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Prices and payments between members</Trans>}>
        <p>
          <Trans>
            We take no commission. Members agree on price, payment and delivery between themselves. We aren’t a party to those agreements.
            We never hold or pass on members’ money, and we can’t refund it. Each member is responsible for their own taxes and for the
            rules of the payment service they use. Be careful with anyone who pressures you, and report any attempt to deceive you.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Premium plans and billing</Trans>}>
        <p>
          <Trans>
            Regular membership is free. The 30-day and 90-day premium plans are paid in advance through an external payment provider and
            renew automatically for the same period until you cancel. You see the price before you pay, and your card details go to the
            provider, never to us.
          </Trans>
        </p>
        <p>
          <Trans>
            You can cancel at any time on the provider’s page, which you can open from Settings. Premium then lasts until the end of the
            period you’ve paid for. If you delete your account, we cancel a paid plan for you, and premium ends with the account. You keep
            any right to withdraw or to a refund that the law gives you.
          </Trans>
        </p>
        <p>
          <Trans>
            The lifetime plan is free. You get it after we’ve approved your identity verification, while free spots last. Confidants with an
            approved government ID get it without using up a spot. It can’t be transferred, exchanged or cancelled. It ends when the account
            is deleted, or if we find that it was obtained by fraud.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Verification</Trans>}>
        <p>
          <Trans>
            You can verify your phone number and your identity. Our team reviews identities within 3 business days. Only use your own
            documents and accounts. A verified badge says that we made this check. It doesn’t promise how a member will behave. The{' '}
            <Link to="/privacy">privacy page</Link> describes how we treat your documents.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
