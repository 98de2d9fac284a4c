import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { needsSearchReason, searchKinds, type SearchKind } from '@subrosa/rules/moderation/members';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import page from '../parts/staff-page.module.css';
import { searchMember } from './api.ts';
import { searchLabels } from './labels.ts';

/** Finds one member by an exactly known property; there is no list of members. */
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
        value: (typed) => (typed.trim() === '' ? t`Enter what you’re searching for.` : null),
        reason: (typed) => (needsReason && typed.trim() === '' ? t`Enter your reason in a sentence.` : null),
      },
    },
    async ({ value, reason }) => {
      setProblem(null);
      try {
        const pseudonym = await searchMember({ by, value, ...(needsReason && { reason }) });
        await navigate({ to: '/staff/members/$pseudonym', params: { pseudonym } });
      } catch (error) {
        setProblem(errorMessageOf(error, t`No exact match. Check the spelling.`));
        throw error;
      }
    },
  );
  return (
    <form className={page.form} noValidate onSubmit={call.handleSubmit}>
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
          label={<Trans>Reason</Trans>}
          description={<Trans>Logged under your name for the auditor.</Trans>}
          autosize
          minRows={2}
          maxLength={300}
          key={call.form.key('reason')}
          {...call.form.getInputProps('reason')}
        />
      )}
      <p className={page.nothing} role="status">
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

function errorMessageOf(error: unknown, missing: string): string | null {
  if (!(error instanceof ResponseError) || error.fields) return null;
  return error.code === 'resource.notFound' ? missing : errorMessageFor(error.code, error.message);
}
