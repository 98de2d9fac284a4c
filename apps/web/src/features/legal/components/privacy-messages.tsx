import { Trans } from '@lingui/react/macro';
import { LegalSection } from './legal-section.tsx';

export function PrivacyMessages() {
  return (
    <LegalSection title={<Trans>Messages, and the limits of encryption</Trans>}>
      <p>
        <Trans>
          Conversations between members are end-to-end encrypted: they’re locked in your browser and unlocked in the other person’s. You
          should know these limits:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>We can see which members message each other and when, who belongs to a group, and roughly how large a message is.</Trans>
        </li>
        <li>
          <Trans>
            Conversations with our team and auto-replies aren’t end-to-end encrypted. We store your conversations with our team encrypted,
            and the screen shows which messages these are.
          </Trans>
        </li>
        <li>
          <Trans>
            If someone reports a message, they disclose it to our team with proof that it’s genuine, even if it has since been deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            Your password or recovery code opens your history. Anyone who gets either of them, or your unlocked device, may be able to read
            it. If you lose both and have no other device, no one can restore it, not even us.
          </Trans>
        </li>
        <li>
          <Trans>
            The other person can keep or photograph what you send. As with any website, you also have to trust the software we deliver.
          </Trans>
        </li>
      </ul>
    </LegalSection>
  );
}
