import { Trans } from '@lingui/react/macro';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { LegalSection } from './legal-section.tsx';

export function TermsConduct() {
  return (
    <>
      <LegalSection title={<Trans>Who may join</Trans>}>
        <p>
          <Trans>
            You must be at least {MINIMUM_AGE} years old, or have reached the age of consent where you live if that’s higher. We may ask you
            to prove your age, and we close accounts of anyone younger.
          </Trans>
        </p>
        <p>
          <Trans>
            Each person has one account, which can’t be shared, sold or lent. You can be logged in on two devices at a time. Give us true
            information, use a password you use nowhere else, and tell us if someone else has accessed your account.
          </Trans>
        </p>
        <p>
          <Trans>
            You join as a fetishist, who is looking for something, or as a confidant, who sells personal items or works as a model.
          </Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>What is welcome, and what is not</Trans>}>
        <p>
          <Trans>
            Everything here must be legal where you and the other person are, and freely agreed between adults. Either of you can decline or
            stop at any time. The following isn’t allowed, not even as fiction, a hint or a joke:
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>minors, or anyone presented as one;</Trans>
          </li>
          <li>
            <Trans>coercion, threats, blackmail or trafficking;</Trans>
          </li>
          <li>
            <Trans>people who are intoxicated, asleep or otherwise unable to consent;</Trans>
          </li>
          <li>
            <Trans>animals;</Trans>
          </li>
          <li>
            <Trans>bodily harm;</Trans>
          </li>
          <li>
            <Trans>photos, recordings or personal details of anyone who hasn’t agreed to their being shown;</Trans>
          </li>
          <li>
            <Trans>anything else that’s unlawful to offer, buy, own or publish.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Don’t harass or deceive other members, pretend to be someone else, send advertising, collect members’ data, try to find out who
            or where a member is, or come back under another name after a ban.
          </Trans>
        </p>
        <p>
          <Trans>
            Posts and profiles can’t contain contact details, such as phone numbers, email addresses or names on other services. We remove
            them from profiles, and we take posts that contain them offline until you fix them. We reject text that contains a word from our
            list of prohibited words.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
