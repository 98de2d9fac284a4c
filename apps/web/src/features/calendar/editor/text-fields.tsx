import { Trans } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { EntryForm } from './use-entry-form.ts';

type TextFieldsProps = { form: EntryForm };

export function TextFields({ form: { draft, problems, change } }: TextFieldsProps) {
  return (
    <>
      <TextInput
        size="md"
        data-autofocus
        // The drawer is mounted before its form.
        autoFocus
        label={draft.type === 'travel' ? <Trans>Trip title</Trans> : <Trans>Title</Trans>}
        dir="auto"
        maxLength={1000}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        error={problems.title}
      />
      <Textarea
        size="md"
        label={<Trans>Description</Trans>}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        error={problems.description}
      />
    </>
  );
}
