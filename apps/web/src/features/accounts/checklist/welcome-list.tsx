import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { Checklist } from './checklist.tsx';
import { ChecklistBoard } from './checklist-board.tsx';
import { PrivacyTips } from './privacy-tips.tsx';
import { NextSteps } from './next-steps.tsx';
import { progressOf } from './progress.ts';
import { useChecklist } from './use-checklist.ts';
import { AvailableFeatures } from './available-features.tsx';
import classes from './checklist.module.css';

type WelcomeListProps = {
  account: SessionAccount;
  /** The button that continues. */
  children: ReactNode;
};

export function WelcomeList({ account, children }: WelcomeListProps) {
  const { username } = account;
  const checklist = useChecklist();
  return (
    <ChecklistBoard
      eyebrow={<Trans>Welcome</Trans>}
      title={
        <Trans>
          Welcome, <bdi>{username}</bdi>
        </Trans>
      }
      lead={<Trans>Explore whenever you like. These steps make Subrosa safer and better for you. All are optional.</Trans>}
      progress={progressOf(checklist.steps)}
      aside={
        <>
          <AvailableFeatures />
          <PrivacyTips />
        </>
      }
    >
      <NextSteps account={account} />
      <section aria-labelledby="set-up">
        <h2 id="set-up" className={classes.heading}>
          <Trans>Set up your account</Trans>
        </h2>
        <Checklist {...checklist} />
      </section>
      <div>{children}</div>
    </ChecklistBoard>
  );
}
