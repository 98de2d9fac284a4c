import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { needsVerifiedUploader } from '@subrosa/rules/media/people';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Hint } from '../../../shared/help/hint.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { draftOf, findMissing, toDeclaration, type DeclarationDraft, type MissingField } from './draft.ts';
import { PeopleFields } from './people-fields.tsx';
import classes from './declaration.module.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { mediaChangedEverywhere, declareDepictions, type Declaration } from '../api/own-media.ts';

type DeclarationFormProps = { items: readonly OwnMedia[]; onDone: () => void; onCancel: () => void };

export function DeclarationForm({ items, onDone, onCancel }: DeclarationFormProps) {
  const { t } = useLingui();
  const isVerified = useSession(({ account }) => account?.verified ?? false);
  const [draft, setDraft] = useState(() => draftOf(items[0]));
  const [isJudged, setJudged] = useState(false);
  const saving = useDeclareDepictions(items, onDone);
  const missing = findMissing(draft);
  const missingTexts = useMissingTexts(draft.depicts);
  const count = items.length;
  const waitsForVerification = !isVerified && items.some(({ purpose }) => needsVerifiedUploader(purpose, draft.depicts ?? 'nobody'));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (missing === null) saving.save(toDeclaration(draft));
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {count > 1 && (
        <p className={classes.text}>
          <Plural value={count} one="This applies to # item." other="This applies to all # items." />
        </p>
      )}
      <Hint name="depictedPeople" topic="declaration">
        <Trans>If people are shown, name each of them. Tagged members must agree before others see it.</Trans>
      </Hint>
      <ChoiceChips
        legend={<Trans>Does it show people?</Trans>}
        choices={[
          { value: 'nobody', label: t`No people are shown` },
          { value: 'people', label: t`People are shown` },
        ]}
        value={draft.depicts}
        onChange={(depicts) => setDraft({ ...draft, depicts })}
      />
      {draft.depicts === 'people' && <PeopleFields people={draft.people} onChange={(people) => setDraft({ ...draft, people })} />}
      {waitsForVerification && (
        <p className={classes.text}>
          <Trans>Your identity isn’t verified yet. Until it is, only you can see photos and videos that show people.</Trans>
        </p>
      )}
      {draft.depicts !== null && (
        <Checkbox
          size="md"
          label={
            draft.depicts === 'people'
              ? t`Everyone shown is 19 or older and has agreed to it being published here.`
              : t`No one can be recognised, and I have the right to publish this here.`
          }
          checked={draft.consent}
          onChange={({ currentTarget }) => setDraft({ ...draft, consent: currentTarget.checked })}
        />
      )}
      <p role="alert" className={classes.error}>
        {saving.problem ?? (isJudged && missing !== null ? missingTexts[missing] : '')}
      </p>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="md" loading={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Sends one declaration for several items; declarations already accepted are kept when another fails. */
function useDeclareDepictions(items: readonly OwnMedia[], onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (declaration: Declaration) => Promise.all(items.map(({ id }) => declareDepictions(id, declaration))),
    onSuccess: onDone,
    onSettled: () => mediaChangedEverywhere(queryClient),
  });
  return { save: mutate, isPending, problem: error && errorNodeOf(error) };
}

function errorNodeOf(error: Error): ReactNode {
  const [ofField] = Object.values(fieldErrors(error));
  return ofField ?? <ErrorMessage error={error} />;
}

/** The messages for missing fields. */
function useMissingTexts(depicts: DeclarationDraft['depicts']): Record<MissingField, string> {
  const { t } = useLingui();
  return {
    depicts: t`Tell us whether it shows people.`,
    people: t`Tag everyone shown.`,
    username: t`Enter the member’s username.`,
    name: t`Enter the person’s name.`,
    release: t`Upload this person’s signed consent form first.`,
    consent:
      depicts === 'people'
        ? t`Confirm that everyone shown is an adult and has agreed.`
        : t`Confirm that no one can be recognised and that you may publish this.`,
  };
}
