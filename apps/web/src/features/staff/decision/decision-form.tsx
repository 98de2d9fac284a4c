import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { caseRules, needsReason } from '@subrosa/rules/moderation/cases';
import { useEffect, useRef } from 'react';
import type { OpenCase } from '../calls/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import classes from './decision-form.module.css';
import { draftProblem, withDecision, withReason, type Draft } from './draft.ts';
import { OptionButtons } from './option-buttons.tsx';
import { ReasonList } from './reason-list.tsx';

type DecisionFormProps = {
  opened: OpenCase;
  draft: Draft;
  /** It was sent before it was complete. */
  wasIncomplete: boolean;
  /** Everything at once; else only what the decision needs. */
  isWide: boolean;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  onRelease: () => void;
};

const NOTE_MOST = 1000;

export function DecisionForm({ opened, draft, wasIncomplete, isWide, onChange, onSend, onRelease }: DecisionFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const problem = wasIncomplete ? draftProblem(draft) : null;
  const goesAgainst = draft.decision !== null && needsReason(draft.decision);

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
        legend={<Trans>Decision</Trans>}
        options={caseRules[opened.kind].decisions}
        value={draft.decision}
        error={problem === 'decision' ? t`Please choose a decision.` : undefined}
        onChange={(decision) => onChange(withDecision(draft, decision))}
      />
      {(goesAgainst || (isWide && caseRules[opened.kind].decisions.some(needsReason))) && (
        <ReasonList
          kind={opened.kind}
          value={draft.reason}
          error={problem === 'reason' ? t`Please choose a reason.` : undefined}
          onChange={(reason) => onChange(withReason(draft, opened.kind, reason))}
        />
      )}
      {(isWide || draft.decision !== null) && (
        <Textarea
          className={classes.note}
          label={t`What the member will read`}
          description={t`In your own words, beside the reason. You can leave it empty.`}
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
          <Trans>Give back</Trans>
        </Button>
      </div>
    </form>
  );
}
