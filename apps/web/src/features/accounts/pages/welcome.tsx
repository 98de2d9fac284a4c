import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { ProfileSteps } from '../../profiles/index.ts';
import { WelcomeList } from '../checklist/welcome-list.tsx';

/** The welcome wizard of a new member: the steps of the profile, then the checklist of account safety. */
export function Welcome() {
  const account = useSession((session) => session.account);
  return (
    account && (
      <ProfileSteps account={account}>
        <WelcomeList account={account}>
          <Button component={Link} to="/requests" variant="default" size="lg">
            <Trans>Enter Subrosa</Trans>
          </Button>
        </WelcomeList>
      </ProfileSteps>
    )
  );
}
