import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CallError } from '@subrosa/contract/client/errors';
import { needsSearchReason, searchKinds, type SearchKind } from '@subrosa/rules/moderation/members';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { sentenceFor } from '../../../shared/i18n/error-messages.ts';
import room from '../parts/room.module.css';
import { searchMember } from './calls.ts';
import { searchLabels } from './labels.ts';

/** One member, by something that is known exactly; there is no list to read people from. */
export function SearchForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [by, setBy] = useState<SearchKind>('pseudonym');
  const [problem, setProblem] = useState<string | null>(null);
  const needsReason = needsSearchReason(by);
  const call = useFormCall(
    {
      initialValues: { value: '', reason: '' },
      validate: {
        value: (typed) => (typed.trim() === '' ? t`Please type what you are looking for.` : null),
        reason: (typed) => (needsReason && typed.trim() === '' ? t`Please say why, in a sentence.` : null),
      },
    },
    async ({ value, reason }) => {
      setProblem(null);
      try {
        const pseudonym = await searchMember({ by, value, ...(needsReason && { reason }) });
        await navigate({ to: '/staff/members/$pseudonym', params: { pseudonym } });
      } catch (error) {
        setProblem(problemOf(error, t`Nobody was found. Check the spelling: only the whole is searched for.`));
        throw error;
      }
    },
  );
  return (
    <form className={room.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        size="md"
        label={<Trans>Search by</Trans>}
        data={searchKinds.map((kind) => ({ value: kind, label: t(searchLabels[kind]) }))}
        value={by}
        onChange={({ currentTarget }) => setBy(searchKinds.find((kind) => kind === currentTarget.value) ?? 'pseudonym')}
      />
      <TextInput
        size="md"
        label={t(searchLabels[by])}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        key={call.form.key('value')}
        {...call.form.getInputProps('value')}
      />
      {needsReason && (
        <Textarea
          size="md"
          label={<Trans>Why</Trans>}
          description={<Trans>It is kept with your name, and read by the auditor.</Trans>}
          autosize
          minRows={2}
          maxLength={300}
          key={call.form.key('reason')}
          {...call.form.getInputProps('reason')}
        />
      )}
      <p className={room.nothing} role="status">
        {problem}
      </p>
      <div>
        <Button type="submit" size="md" loading={call.isSending}>
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  );
}

function problemOf(error: unknown, missing: string): string | null {
  if (!(error instanceof CallError) || error.fields) return null;
  return error.code === 'page.missing' ? missing : sentenceFor(error.code, error.message);
}
