import { Trans } from '@lingui/react/macro';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { LegalSection } from './legal-section.tsx';

export function TermsConduct() {
  return (
    <>
      <LegalSection title={<Trans>Who may join</Trans>}>
        <p>
          <Trans>
            You must be at least {MINIMUM_AGE} years old, or have reached the age of consent where you live if that is higher. We may ask
            you to prove your age, and we close accounts that belong to anyone younger.
          </Trans>
        </p>
        <p>
          <Trans>
            One person has one account, which is not shared, sold or lent. It may be signed in on two devices at a time. Give us true
            information, choose a password that you use nowhere else, and tell us if someone else has got into your account.
          </Trans>
        </p>
        <p>
          <Trans>You join as a fetishist, who looks for something, or as a confidant, who sells personal items or models.</Trans>
        </p>
      </LegalSection>

      <LegalSection title={<Trans>What is welcome, and what is not</Trans>}>
        <p>
          <Trans>
            Everything here is legal where you and the other person are, agreed freely between adults, and may be declined or ended by
            either at any moment. The following has no place here, not even as fiction, a hint or a joke:
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
            <Trans>pictures, recordings or personal details of anyone who has not agreed to their being shown;</Trans>
          </li>
          <li>
            <Trans>anything else that is unlawful to offer, buy, own or publish.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Do not harass or deceive other members, pretend to be someone else, send advertising, collect members’ data, try to find out who
            or where a member is, or come back under another name after being excluded.
          </Trans>
        </p>
        <p>
          <Trans>
            Posts and profiles contain no contact details, such as telephone numbers, email addresses or names on other services. We cut
            them out of profiles, and a post that contains them is taken offline until you mend it. Text with a word from our list of
            prohibited words is refused.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
