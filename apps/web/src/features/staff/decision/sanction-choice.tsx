import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import { useId } from 'react';
import type { OpenCase } from '../api/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import { sanctionKeys, sanctionLabels } from '../sanction-labels.ts';
import { withSanction, type Draft } from './draft.ts';
import classes from './sanction-choice.module.css';
import { ActiveSanctions } from './active-sanctions.tsx';

type SanctionChoiceProps = {
  opened: OpenCase;
  /** The sanctions that the viewer may impose. */
  offered: readonly SanctionKind[];
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
};

/** The sanction against the member in addition to the decision; none by default. */
export function SanctionChoice({ opened, offered, draft, error, onChange }: SanctionChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} data-part="days">
      <legend className={classes.legend}>
        <Trans>Action against the member</Trans>
      </legend>
      {opened.activeSanctions && <ActiveSanctions activeSanctions={opened.activeSanctions} />}
      <div className={classes.choices}>
        <SanctionRadio name={name} isChosen={draft.sanction === null} onChoose={() => onChange({ ...draft, sanction: null })}>
          {t`No further action`}
        </SanctionRadio>
        {offered.map((kind) => (
          <SanctionRadio
            key={kind}
            name={name}
            keyName={sanctionKeys[kind].toUpperCase()}
            isChosen={draft.sanction === kind}
            onChoose={() => onChange(withSanction({ ...draft, sanction: null }, opened.kind, kind))}
          >
            {t(sanctionLabels[kind])}
          </SanctionRadio>
        ))}
      </div>
      {draft.sanction === 'suspension' && <DurationFields draft={draft} error={error} onChange={onChange} />}
      {draft.sanction === 'ban' && (
        <p className={classes.hint}>
          <Trans>Permanent. We keep fingerprints of the email, phone and ID to detect new accounts.</Trans>
        </p>
      )}
    </fieldset>
  );
}

type SanctionRadioProps = { name: string; keyName?: string; isChosen: boolean; onChoose: () => void; children: string };

function SanctionRadio({ name, keyName, isChosen, onChoose, children }: SanctionRadioProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" className={classes.input} name={name} checked={isChosen} aria-keyshortcuts={keyName} onChange={onChoose} />
      <span className={classes.face}>
        {children}
        {keyName && <Kbd>{keyName}</Kbd>}
      </span>
    </label>
  );
}

function DurationFields({ draft, error, onChange }: Pick<SanctionChoiceProps, 'draft' | 'error' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <div className={classes.long}>
      <TextInput
        className={classes.days}
        size="sm"
        label={t`For how many days`}
        inputMode="numeric"
        maxLength={3}
        autoFocus
        disabled={draft.isForGood}
        value={draft.days}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...draft, days: currentTarget.value.replaceAll(/\D/g, '') })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Checkbox
        size="md"
        label={t`Permanently`}
        checked={draft.isForGood}
        onChange={({ currentTarget }) => onChange({ ...draft, isForGood: currentTarget.checked })}
      />
    </div>
  );
}
