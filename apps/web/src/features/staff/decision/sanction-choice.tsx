import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import { useId } from 'react';
import type { OpenCase } from '../calls/cases.ts';
import { Kbd } from '../parts/kbd.tsx';
import { sanctionKeys, sanctionLabels } from '../sanction-labels.ts';
import { withSanction, type Draft } from './draft.ts';
import classes from './sanction-choice.module.css';
import { ActiveSanctions } from './active-sanctions.tsx';

type SanctionChoiceProps = {
  opened: OpenCase;
  /** What this person may give. */
  offered: readonly SanctionKind[];
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
};

/** What the decision does to the member besides the thing itself: nothing, unless somebody chooses it. */
export function SanctionChoice({ opened, offered, draft, error, onChange }: SanctionChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={classes.group} data-part="days">
      <legend className={classes.legend}>
        <Trans>And for the member</Trans>
      </legend>
      {opened.standing && <ActiveSanctions standing={opened.standing} />}
      <div className={classes.choices}>
        <Choice name={name} isChosen={draft.sanction === null} onChoose={() => onChange({ ...draft, sanction: null })}>
          {t`Nothing more`}
        </Choice>
        {offered.map((kind) => (
          <Choice
            key={kind}
            name={name}
            keyName={sanctionKeys[kind].toUpperCase()}
            isChosen={draft.sanction === kind}
            onChoose={() => onChange(withSanction({ ...draft, sanction: null }, opened.kind, kind))}
          >
            {t(sanctionLabels[kind])}
          </Choice>
        ))}
      </div>
      {draft.sanction === 'suspension' && <HowLong draft={draft} error={error} onChange={onChange} />}
      {draft.sanction === 'ban' && (
        <p className={classes.hint}>
          <Trans>For good. Address, phone and document are remembered, so that they are known again.</Trans>
        </p>
      )}
    </fieldset>
  );
}

type ChoiceProps = { name: string; keyName?: string; isChosen: boolean; onChoose: () => void; children: string };

function Choice({ name, keyName, isChosen, onChoose, children }: ChoiceProps) {
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

function HowLong({ draft, error, onChange }: Pick<SanctionChoiceProps, 'draft' | 'error' | 'onChange'>) {
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
        label={t`For good`}
        checked={draft.isForGood}
        onChange={({ currentTarget }) => onChange({ ...draft, isForGood: currentTarget.checked })}
      />
    </div>
  );
}
