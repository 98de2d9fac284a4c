import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import field from './field.module.css';
import classes from './lines-field.module.css';
import { GroupError } from '../../../shared/ui/group-error.tsx';

type LinesFieldProps = {
  legend: ReactNode;
  /** The accessible name of a line. */
  lineName: string;
  placeholder: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  problem?: string | undefined;
};

/** A list of short lines. */
export function LinesField({ legend, lineName, placeholder, value, onChange, problem }: LinesFieldProps) {
  const { t } = useLingui();
  const problemId = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = value.length >= profileLimits.boundaries;

  function handleAdd() {
    onChange([...value, '']);
    // The new line is rendered in the next frame.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  }

  function handleRemove(index: number) {
    onChange(value.filter((_, other) => other !== index));
    add.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isFull) handleAdd();
  }

  return (
    <fieldset className={field.group} aria-describedby={problem ? problemId : undefined} data-problem={problem && true}>
      <legend className={field.legend}>{legend}</legend>
      <ul className={classes.lines} ref={list}>
        {value.map((line, index) => (
          <li key={index} className={classes.line}>
            <TextInput
              size="md"
              className={classes.text}
              aria-label={t`${lineName}, line ${index + 1}`}
              placeholder={placeholder}
              maxLength={profileLimits.boundary}
              value={line}
              onChange={({ currentTarget }) => onChange(value.map((other, at) => (at === index ? currentTarget.value : other)))}
              onKeyDown={handleKey}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={48}
              aria-label={t`Remove line ${index + 1}`}
              onClick={() => handleRemove(index)}
            >
              <IconX size={18} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        disabled={isFull}
        onClick={handleAdd}
      >
        <Trans>Add line</Trans>
      </Button>
      <GroupError id={problemId} text={problem} />
    </fieldset>
  );
}
