import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { signInsQuery, type SignIn } from '../api/devices.ts';
import { Loaded } from '../components/loaded.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { DeviceIcon } from './device-icon.tsx';
import classes from './security.module.css';

const SHOWN_FIRST = 3;

/** The recent logins, so that a member can detect foreign ones. */
export function SignInsSection() {
  const query = useQuery(signInsQuery);
  return (
    <Section title={<Trans>Recent logins</Trans>} description={<Trans>If one of these wasn’t you, change your password.</Trans>}>
      <Loaded query={query} rows={3} compact>
        {(signIns) => <SignInList signIns={signIns} />}
      </Loaded>
    </Section>
  );
}

function SignInList({ signIns }: { signIns: readonly SignIn[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? signIns : signIns.slice(0, SHOWN_FIRST);
  if (signIns.length === 0) {
    return (
      <p className={classes.empty}>
        <Trans>No entries yet</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={classes.plain}>
        {shown.map((signIn) => (
          <li key={signIn.at}>
            <Row
              icon={<DeviceIcon kind={signIn.kind} />}
              title={<bdi>{signIn.browser}</bdi>}
              badge={
                !signIn.known && (
                  <StatusBadge tone="warn">
                    <Trans>New device</Trans>
                  </StatusBadge>
                )
              }
              detail={<MomentText instant={signIn.at} />}
            />
          </li>
        ))}
      </ul>
      {!isOpen && signIns.length > SHOWN_FIRST && (
        <Anchor component="button" type="button" className={classes.more} onClick={() => setOpen(true)}>
          <Trans>Show all {signIns.length}</Trans>
        </Anchor>
      )}
    </>
  );
}
