import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LegalSection } from './legal-section.tsx';

export function TermsMarketplace() {
  return (
    <>
      <LegalSection title={<Trans>Request posts</Trans>}>
        <p>
          <Trans>
            A request post says what you look for or offer, with a price or an estimated value in US dollars. It invites a conversation and
            binds nobody until two members agree. Regular members may publish one post a day and correct it for ten minutes; premium members
            may publish, edit and delete as many as they like. Anyone may withdraw their own post at any time.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Prices and payments between members</Trans>}>
        <p>
          <Trans>
            We take no commission. Members agree between themselves on price, payment and delivery. We are not a party to those agreements,
            we never hold or pass on members’ money, and we cannot refund it. Each member answers for their own taxes and for the rules of
            the payment service that they use. Be careful with anyone who hurries you, and report any attempt to deceive you.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Premium plans and billing</Trans>}>
        <p>
          <Trans>
            Regular membership is free. The premium plans for 30 and for 90 days are paid in advance at an external card billing provider
            and renew themselves for the same period until you cancel. The price is shown before you pay, and your card details go to the
            provider, never to us.
          </Trans>
        </p>
        <p>
          <Trans>
            You can cancel at any time on the provider’s page, which your settings open for you. Premium then lasts until the end of the
            period that you have paid for. Please cancel a paid plan before you delete your account. Any right to withdraw or to a refund
            that the law gives you remains.
          </Trans>
        </p>
        <p>
          <Trans>
            The lifetime plan costs nothing. It is given after we have approved your identity verification, while free places last; a
            confidant whose government ID is approved receives it without using up a place. It cannot be transferred, exchanged or
            cancelled. It ends when the account is deleted, or when we find that it was obtained by fraud.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>Verification</Trans>}>
        <p>
          <Trans>
            You can verify your telephone number and your identity. Our staff review identity within three business days. Use only your own
            documents and accounts. A verified badge says that we made this check; it does not promise how a member will behave. How we
            treat your documents is described on the <Link to="/privacy">privacy page</Link>.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
