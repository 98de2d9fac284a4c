import { Trans } from '@lingui/react/macro';
import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { Link, useSearch } from '@tanstack/react-router';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';

export function SignUp() {
  const { as } = useSearch({ strict: false }) as { as?: unknown };
  const { signUpOpen } = useAppConfig();
  return (
    <AuthPage
      quote={<Trans>What’s said under the rose stays under the rose.</Trans>}
      note={<Trans>For adults aged 19 and over.</Trans>}
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
        <p role="status">{errorMessageDescriptor('accounts.signUpClosed')}</p>
      )}
    </AuthPage>
  );
}
