import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import { staff } from '@subrosa/contract/endpoints/staff';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { matching } from '../../../shared/matching.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import room from '../parts/room.module.css';
import { prohibitedWordsQuery } from './calls.ts';
import classes from './admin.module.css';

/** Words that no text of a member may hold: the list, a new one, and a text to try. */
export function ProhibitedWords() {
  const { t } = useLingui();
  const query = useQuery(prohibitedWordsQuery);
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const { isPending, run } = usePending();
  const prohibitedWords = query.data?.words ?? [];
  const shown =
    typed.trim() === ''
      ? prohibitedWords
      : matching(
          prohibitedWords.map((name) => ({ name })),
          typed,
        ).map(({ name }) => name);
  const show = (list: { words: string[] }) => void queryClient.setQueryData(prohibitedWordsQuery.queryKey, list);

  const call = useFormCall(
    { initialValues: { word: '' }, validate: { word: (word) => (word.trim().length < 2 ? t`Please type a word or a phrase.` : null) } },
    async ({ word }) => show(await client.call(staff.addWord, { body: { word } })),
  );
  return (
    <>
      <section className={room.section} aria-labelledby="house-words">
        <h2 id="house-words" className={room.subtitle}>
          <Trans>Prohibited words</Trans>
        </h2>
        <p className={room.nothing}>
          <Trans>A text with one of them is refused when it is sent. A change counts within a minute.</Trans>
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
          label={<Trans>Look for a word in the list</Trans>}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {!query.data && <Unloaded query={query} compact skeleton={<SkeletonList shape="rows" count={3} />} />}
        <p className={room.detail} role="status">
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
                onClick={() => void run(async () => show(await client.call(staff.removeWord, { body: { word } })))}
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
    <section className={room.section} aria-labelledby="house-try">
      <h2 id="house-try" className={room.subtitle}>
        <Trans>Try a text</Trans>
      </h2>
      <form
        className={room.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void tryIt();
        }}
      >
        <Textarea
          size="md"
          label={t`Text`}
          description={<Trans>It is not kept.</Trans>}
          autosize
          minRows={2}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className={room.nothing} role="status">
          {found?.length === 0 && <Trans>Nothing in it is prohibited.</Trans>}
          {found !== null && found.length > 0 && (
            <Trans>
              It would be refused for: <bdi>{found.join(', ')}</bdi>
            </Trans>
          )}
        </p>
        <div>
          <Button type="submit" variant="default" size="md" loading={isPending}>
            <Trans>Try</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
