import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checklist } from './checklist.tsx';
import { ChecklistBoard } from './checklist-board.tsx';
import { PrivacyTips } from './privacy-tips.tsx';
import { progressOf } from './progress.ts';
import { useChecklist } from './use-checklist.ts';
import { WhatWorks } from './what-works.tsx';

type WelcomeListProps = {
  username: string;
  /** The way on. */
  children: ReactNode;
};

export function WelcomeList({ username, children }: WelcomeListProps) {
  const checklist = useChecklist();
  return (
    <ChecklistBoard
      eyebrow={<Trans>Welcome</Trans>}
      title={
        <Trans>
          You are in, <bdi>{username}</bdi>
        </Trans>
      }
      lead={<Trans>Look around whenever you like. These make it safer and better; none of them is a duty.</Trans>}
      progress={progressOf(checklist.steps)}
      aside={
        <>
          <WhatWorks />
          <PrivacyTips />
        </>
      }
    >
      <Checklist {...checklist} leads />
      <div>{children}</div>
    </ChecklistBoard>
  );
}
