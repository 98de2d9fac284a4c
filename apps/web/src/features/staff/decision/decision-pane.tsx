import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import type { OpenCase } from '../api/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import { EscalateToCsam } from '../csam/escalate-to-csam.tsx';
import { DecisionForm } from './decision-form.tsx';
import classes from './decision-pane.module.css';
import type { Draft } from './draft.ts';
import { Outcome } from './outcome.tsx';

type DecisionPaneProps = {
  opened: OpenCase;
  draft: Draft;
  wanted: readonly IdentityCheck[] | null;
  wasIncomplete: boolean;
  isWide: boolean;
  isClaiming: boolean;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  onClaim: () => void;
  onRelease: () => void;
};

/** The viewer's available actions for the open case. */
export function DecisionPane({ isClaiming, onClaim, ...form }: DecisionPaneProps) {
  const { t } = useLingui();
  const { opened } = form;
  return (
    <aside className={classes.pane} aria-label={t`Decision`}>
      {opened.state === 'decided' && <Outcome opened={opened} />}
      {opened.state === 'open' && opened.mine && <DecisionForm key={opened.id} {...form} />}
      {opened.state === 'open' && opened.mine && <EscalateToCsam opened={opened} />}
      {opened.state === 'open' && !opened.mine && <UnclaimedCase assignee={opened.assignee} isClaiming={isClaiming} onClaim={onClaim} />}
    </aside>
  );
}

type UnclaimedCaseProps = { assignee: string | null; isClaiming: boolean; onClaim: () => void };

function UnclaimedCase({ assignee, isClaiming, onClaim }: UnclaimedCaseProps) {
  return (
    <>
      <h2 className={classes.title}>
        <Trans>Decision</Trans>
      </h2>
      <p className={classes.text}>
        {assignee === null ? (
          <Trans>While you have this case, no one else can decide it.</Trans>
        ) : (
          <Trans>
            <bdi>{assignee}</bdi> has this case.
          </Trans>
        )}
      </p>
      {assignee === null && (
        <Button
          size="md"
          className={classes.claim}
          loading={isClaiming}
          aria-keyshortcuts="M"
          rightSection={<Kbd>M</Kbd>}
          onClick={onClaim}
        >
          <Trans>Claim case</Trans>
        </Button>
      )}
    </>
  );
}
