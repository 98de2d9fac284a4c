import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import { staff } from '@subrosa/contract/endpoints/staff';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { filterByName } from '../../../shared/filter-by-name.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import page from '../parts/staff-page.module.css';
import { prohibitedWordsQuery } from './api.ts';
import classes from './admin.module.css';

/** Words that members' texts must not contain: the list, a form for new ones, and a test field. */
export function ProhibitedWords() {
  const { t } = useLingui();
  const query = useQuery(prohibitedWordsQuery);
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const { isPending, run } = usePending();
  const prohibitedWords = query.data?.prohibitedWords ?? [];
  const shown =
    typed.trim() === ''
      ? prohibitedWords
      : filterByName(
          prohibitedWords.map((name) => ({ name })),
          typed,
        ).map(({ name }) => name);
  const show = (list: { prohibitedWords: string[] }) => void queryClient.setQueryData(prohibitedWordsQuery.queryKey, list);

  const call = useFormCall(
    { initialValues: { word: '' }, validate: { word: (word) => (word.trim().length < 2 ? t`Enter a word or phrase.` : null) } },
    async ({ word }) => show(await client.call(staff.addProhibitedWord, { body: { word } })),
  );
  return (
    <>
      <section className={page.section} aria-labelledby="admin-words">
        <h2 id="admin-words" className={page.subtitle}>
          <Trans>Prohibited words</Trans>
        </h2>
        <p className={page.nothing}>
          <Trans>Anything containing one of these is rejected. Changes take effect within a minute.</Trans>
        </p>
        <form className={classes.line} noValidate onSubmit={call.handleSubmit}>
          <TextInput
            size="md"
            label={<Trans>Word or phrase</Trans>}
            autoComplete="off"
            dir="auto"
            maxLength={60}
            key={call.form.key('word')}
            {...call.form.getInputProps('word')}
          />
          <Button type="submit" size="md" loading={call.isSending}>
            <Trans>Prohibit</Trans>
          </Button>
        </form>
        <TextInput
          size="md"
          className={classes.narrow}
          label={<Trans>Search the list</Trans>}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {!query.data && <QueryFallback query={query} compact skeleton={<SkeletonList shape="rows" count={3} />} />}
        <p className={page.detail} role="status">
          {query.data && <Plural value={shown.length} one="# word" other="# words" />}
        </p>
        <ul className={classes.chips}>
          {shown.map((word) => (
            <li key={word} className={classes.chip}>
              <bdi>{word}</bdi>
              <button
                type="button"
                className={classes.remove}
                disabled={isPending}
                aria-label={t`Allow “${word}” again`}
                onClick={() => void run(async () => show(await client.call(staff.removeProhibitedWord, { body: { word } })))}
              >
                <IconX size={15} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <TryText />
    </>
  );
}

function TryText() {
  const [found, setFound] = useState<readonly string[] | null>(null);
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { isPending, run } = usePending();
  const tryIt = () => run(async () => setFound((await client.call(staff.testProhibitedWords, { body: { text } })).found));
  return (
    <section className={page.section} aria-labelledby="admin-try">
      <h2 id="admin-try" className={page.subtitle}>
        <Trans>Test a text</Trans>
      </h2>
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void tryIt();
        }}
      >
        <Textarea
          size="md"
          label={t`Text`}
          description={<Trans>We don’t save it.</Trans>}
          autosize
          minRows={2}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className={page.nothing} role="status">
          {found?.length === 0 && <Trans>This text contains no prohibited words.</Trans>}
          {found !== null && found.length > 0 && (
            <Trans>
              This text would be rejected because of: <bdi>{found.join(', ')}</bdi>
            </Trans>
          )}
        </p>
        <div>
          <Button type="submit" variant="default" size="md" loading={isPending}>
            <Trans>Test text</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
