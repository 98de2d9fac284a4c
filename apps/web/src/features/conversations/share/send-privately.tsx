import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { listQuery, type ListRow } from '../../connections/index.ts';
import { StartDialog } from '../start/start-dialog.tsx';
import { openVault } from '../vault/open-vault.ts';
import { useVault } from '../../../shared/vault/vault.ts';
import { PersonChoice } from './person-choice.tsx';
import classes from './send-privately.module.css';
import { useShare } from './use-share.ts';

const SHOWN = 5;

type SendPrivatelyProps = {
  /** The text of the message. */
  text: string;
};

/** Sends a text as a private message to one of the member's connections. */
export function SendPrivately({ text }: SendPrivatelyProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ListRow['member'] | null>(null);
  const isLocked = useVault(({ state }) => state === 'locked' || state === 'failed');
  const { share, state, obstacle, close } = useShare(text);
  const { data: rows, isPending } = useInfiniteQuery(listQuery('connected', { who: 'all', name: search, genders: [], interests: [] }));
  const shown = (rows ?? []).slice(0, SHOWN).map(({ member }) => member);
  useEffect(() => void openVault(), []);

  if (isLocked) {
    return (
      <p className={classes.locked}>
        <Trans>
          To send this privately, <Link to="/chat">unlock your messages</Link> first.
        </Trans>
      </p>
    );
  }
  const name = chosen?.username ?? '';
  return (
    <section className={classes.section} aria-labelledby="send-privately">
      <h3 id="send-privately" className={classes.title}>
        <Trans>Or send it as a private message</Trans>
      </h3>
      <SearchField
        isName
        label={t`Search your connections`}
        placeholder={t`A name`}
        clearLabel={t`Clear the search`}
        maxLength={30}
        value={search}
        onChange={setSearch}
      />
      {isPending && <SkeletonList shape="rows" count={3} />}
      {!isPending && shown.length === 0 && <EmptyState level={3} title={<Trans>No connected user found</Trans>} />}
      <PersonChoice people={shown} chosen={chosen?.id ?? null} onChoose={setChosen} />
      {chosen && (
        <Button size="md" fullWidth loading={state === 'sending'} onClick={() => void share(chosen.id)}>
          <Trans>Send to {name}</Trans>
        </Button>
      )}
      <p role="status" className={classes.outcome}>
        {state === 'sent' && <Trans>Sent.</Trans>}
        {state === 'failed' && <Trans>Not sent. Please try again.</Trans>}
        {state === 'refused' && <Trans>Open the conversation first and review its security notice.</Trans>}
      </p>
      <StartDialog obstacle={obstacle} username={name} onClose={close} />
    </section>
  );
}
