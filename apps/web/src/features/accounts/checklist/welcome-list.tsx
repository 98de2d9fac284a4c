import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checklist } from './checklist.tsx';
import { HouseBoard } from './house-board.tsx';
import { HouseHabits } from './house-habits.tsx';
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
    <HouseBoard
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
          <HouseHabits />
        </>
      }
    >
      <Checklist {...checklist} leads />
      <div>{children}</div>
    </HouseBoard>
  );
}
