import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { caseRules, needsReason } from '@subrosa/rules/moderation/case-rules';
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
  /** The checks of an identity that approval requires; null while they are unknown. */
  wanted: readonly IdentityCheck[] | null;
  /** Whether an incomplete decision was submitted. */
  wasIncomplete: boolean;
  /** Whether all fields are shown; otherwise only those that the decision needs. */
  isWide: boolean;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  onRelease: () => void;
};

const NOTE_MOST = 1000;

/** The decision on a notice or support request is addressed to its sender, all others to the member. */
const readerOf = ({ subjectKind }: OpenCase) => (subjectKind === 'notice' || subjectKind === 'support_request' ? 'writer' : 'member');

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

  // The claim button is gone, so the focus moves to the form.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`[data-part="${problem}"] input`)?.focus();
  }, [problem]);

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {/* Enter on a radio button must not submit: only the submit button and its shortcut do. */}
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
              : t`Optional. Add to the reason in your own words.`
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
