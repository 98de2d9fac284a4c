import { Trans } from '@lingui/react/macro';
import { Checklist } from '../checklist/checklist.tsx';
import { FreePlacesNote } from '../checklist/free-places-note.tsx';
import { HouseBoard } from '../checklist/house-board.tsx';
import { HouseHabits } from '../checklist/house-habits.tsx';
import { progressOf } from '../checklist/progress.ts';
import { useChecklist } from '../checklist/use-checklist.ts';
import { useSession } from '../../../shared/session/session.ts';

type HouseProps = {
  /** The live count of free places; undefined while it is unknown. */
  spotsLeft: number | undefined;
};

/** Where members arrive until there are request posts to read. */
export function House({ spotsLeft }: HouseProps) {
  const account = useSession((session) => session.account);
  const checklist = useChecklist();
  if (!account) return null;
  const isDone = checklist.steps?.every((step) => step.isDone) ?? false;
  return (
    <HouseBoard
      eyebrow={<Trans>The house</Trans>}
      title={
        <Trans>
          Welcome, <bdi>{account.username}</bdi>
        </Trans>
      }
      lead={
        isDone ? (
          <Trans>The rooms are still being furnished. Your account is as safe as it can be: lean back.</Trans>
        ) : (
          <Trans>The rooms are still being furnished. Until they open, make your account safe.</Trans>
        )
      }
      progress={progressOf(checklist.steps)}
      aside={
        <>
          {!account.premium && <FreePlacesNote accountType={account.accountType} spotsLeft={spotsLeft} />}
          <HouseHabits />
        </>
      }
    >
      <Checklist {...checklist} leads />
    </HouseBoard>
  );
}
