import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { caseRules, needsReason } from '@subrosa/rules/moderation/cases';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import type { OpenCase } from '../api/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import classes from './decision-form.module.css';
import { draftErrorOf, withDecision, type Draft } from './draft.ts';
import { SanctionChoice } from './sanction-choice.tsx';
import { sanctionsFor } from './sanctions-for.ts';
import { Grounds } from './grounds.tsx';
import { OptionButtons } from './option-buttons.tsx';

type DecisionFormProps = {
  opened: OpenCase;
  draft: Draft;
  /** What must be in order first, of an identity; null while it is not known. */
  wanted: readonly IdentityCheck[] | null;
  /** It was sent before it was complete. */
  wasIncomplete: boolean;
  /** Everything at once; else only what the decision needs. */
  isWide: boolean;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  onRelease: () => void;
};

const NOTE_MOST = 1000;

/** Who wrote to us from outside is answered; in everything else the member is. */
const readerOf = ({ subjectKind }: OpenCase) => (subjectKind === 'notice' || subjectKind === 'letter' ? 'writer' : 'member');

export function DecisionForm({ opened, draft, wanted, wasIncomplete, isWide, onChange, onSend, onRelease }: DecisionFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const problem = wasIncomplete ? draftErrorOf(draft, wanted) : null;
  const offered = sanctionsFor(
    opened,
    useSession((session) => session.account?.staffRole ?? null),
  );
  const goesAgainst = draft.decision !== null && needsReason(draft.decision);
  const reader = readerOf(opened);

  // The button that took the case is gone: the focus goes on to what it was pressed for.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`[data-part="${problem}"] input`)?.focus();
  }, [problem]);

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {/* Enter on a choice sends nothing: only the button and its key do. */}
      <OptionButtons
        kind={opened.kind}
        legend={<Trans>Decision</Trans>}
        options={caseRules[opened.kind].decisions}
        value={draft.decision}
        error={problem === 'decision' ? t`Choose a decision.` : undefined}
        onChange={(decision) => onChange(withDecision(draft, decision))}
      />
      <Grounds opened={opened} draft={draft} wanted={wanted} problem={problem} isWide={isWide} onChange={onChange} />
      {goesAgainst && offered.length > 0 && (
        <SanctionChoice
          opened={opened}
          offered={offered}
          draft={draft}
          error={problem === 'days' ? t`Enter 1 to 365 days, or choose permanent.` : undefined}
          onChange={onChange}
        />
      )}
      {(isWide || draft.decision !== null) && (
        <Textarea
          className={classes.note}
          label={reader === 'writer' ? t`Message to the sender` : t`Message to the member`}
          description={
            reader === 'writer'
              ? t`Sent by email to the sender only. The member won’t see it.`
              : t`In your own words, as well as the reason. You can leave it empty.`
          }
          autosize
          minRows={isWide ? 4 : 2}
          maxRows={10}
          maxLength={NOTE_MOST}
          value={draft.note}
          onChange={({ currentTarget }) => onChange({ ...draft, note: currentTarget.value })}
        />
      )}
      <div className={classes.actions}>
        <Button
          className={classes.send}
          size="md"
          fullWidth
          aria-keyshortcuts="Control+Enter"
          rightSection={<Kbd>Ctrl ↵</Kbd>}
          onClick={onSend}
        >
          <Trans>Send and open next</Trans>
        </Button>
        <Button variant="subtle" color="gray" c="var(--text)" size="sm" fullWidth rightSection={<Kbd>G</Kbd>} onClick={onRelease}>
          <Trans>Release case</Trans>
        </Button>
      </div>
    </form>
  );
}
