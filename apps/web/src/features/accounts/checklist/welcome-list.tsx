import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checklist } from './checklist.tsx';
import { ChecklistBoard } from './checklist-board.tsx';
import { PrivacyTips } from './privacy-tips.tsx';
import { progressOf } from './progress.ts';
import { useChecklist } from './use-checklist.ts';
import { AvailableFeatures } from './available-features.tsx';

type WelcomeListProps = {
  username: string;
  /** The button that continues. */
  children: ReactNode;
};

export function WelcomeList({ username, children }: WelcomeListProps) {
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
      <Checklist {...checklist} leads />
      <div>{children}</div>
    </ChecklistBoard>
  );
}
