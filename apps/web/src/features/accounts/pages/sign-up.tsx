import { Trans } from '@lingui/react/macro';
import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { Link, useSearch } from '@tanstack/react-router';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { EntryPage } from '../components/entry-page.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';

export function SignUp() {
  const { as } = useSearch({ strict: false }) as { as?: unknown };
  const { signUpOpen } = useAppConfig();
  return (
    <EntryPage
      quote={<Trans>What is said under the rose, stays under the rose.</Trans>}
      note={<Trans>For adults of 19 and over.</Trans>}
      alternative={
        <Trans>
          Already a member? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Create your account</Trans>}
      lead={<Trans>Free to join. You decide what others see.</Trans>}
    >
      {signUpOpen ? (
        <SignUpForm role={accountTypes.find((role) => role === as) ?? null} />
      ) : (
        <p role="status">{sentenceOf('accounts.signUpClosed')}</p>
      )}
    </EntryPage>
  );
}
