import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacyMessages() {
  return (
    <LegalSection title={<Trans>Messages, and the limits of encryption</Trans>}>
      <p>
        <Trans>
          Conversations between members are end-to-end encrypted: they are locked in your browser and opened in the other person’s. These
          limits you should know:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>We see who writes to whom and when, who belongs to a group, and roughly how large a message is.</Trans>
        </li>
        <li>
          <Trans>
            Conversations with our staff are not end-to-end encrypted, nor are automatic replies. We encrypt what is stored of your
            conversations with staff, and the screen says which messages these are.
          </Trans>
        </li>
        <li>
          <Trans>Whoever reports a message discloses it to our staff, with proof that it is genuine, even if it was deleted since.</Trans>
        </li>
        <li>
          <Trans>
            Your password or recovery code opens your history. Whoever gets hold of either, or of your unlocked device, may read it; if you
            lose both and have no other device, nobody can restore it, and neither can we.
          </Trans>
        </li>
        <li>
          <Trans>
            The other person can keep or photograph what you send, and, as on any website, you rely on the program that we deliver.
          </Trans>
        </li>
      </ul>
    </LegalSection>
  );
}
