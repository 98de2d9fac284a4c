import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/parts';
import { needsVerifiedUploader } from '@subrosa/rules/media/people';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { draftOf, findMissing, toDeclaration } from './draft.ts';
import { PeopleFields } from './people-fields.tsx';
import classes from './declaration.module.css';
import { useMissingTexts } from './use-missing-texts.ts';
import { useStateMedia } from './use-state-media.ts';

type DeclarationFormProps = { items: readonly OwnMedia[]; onDone: () => void };

export function DeclarationForm({ items, onDone }: DeclarationFormProps) {
  const { t } = useLingui();
  const isVerified = useSession(({ account }) => account?.verified ?? false);
  const [draft, setDraft] = useState(() => draftOf(items[0]));
  const [isJudged, setJudged] = useState(false);
  const saving = useStateMedia(items, onDone);
  const missing = findMissing(draft);
  const missingTexts = useMissingTexts();
  const count = items.length;
  const waitsForVerification = !isVerified && items.some(({ purpose }) => needsVerifiedUploader(purpose, draft.shows ?? 'nobody'));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    if (missing === null) saving.save(toDeclaration(draft));
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {count > 1 && (
        <p className={classes.text}>
          <Plural value={count} one="This goes for # item." other="This goes for all # items." />
        </p>
      )}
      <ChoiceChips
        legend={<Trans>Can people be seen?</Trans>}
        choices={[
          { value: 'nobody', label: t`Nobody is shown` },
          { value: 'people', label: t`People are shown` },
        ]}
        value={draft.shows}
        onChange={(shows) => setDraft({ ...draft, shows })}
      />
      {draft.shows === 'people' && <PeopleFields people={draft.people} onChange={(people) => setDraft({ ...draft, people })} />}
      {waitsForVerification && (
        <p className={classes.text}>
          <Trans>Your identity is not verified yet. Until it is, only you see photos and videos of people.</Trans>
        </p>
      )}
      {draft.shows !== null && (
        <Checkbox
          size="md"
          label={
            draft.shows === 'people'
              ? t`Everybody who is shown is 19 or older and agreed that this is published here.`
              : t`Nobody can be recognised, and I have the right to publish this here.`
          }
          checked={draft.consent}
          onChange={({ currentTarget }) => setDraft({ ...draft, consent: currentTarget.checked })}
        />
      )}
      <p role="alert" className={classes.problem}>
        {saving.problem ?? (isJudged && missing !== null ? missingTexts[missing] : '')}
      </p>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="md" loading={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
