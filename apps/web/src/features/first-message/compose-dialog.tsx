import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { pagingProps } from '../../shared/ui/paging-props.ts';
import { listQuery, Avatar } from '../connections/index.ts';
import classes from './compose-dialog.module.css';
import { FirstMessageDialog } from './first-message-dialog.tsx';
import { useFirstMessage } from './use-first-message.ts';

type ComposeDialogProps = { opened: boolean; onClose: () => void };

/** Chooses a connection to write to, then opens or creates the conversation. */
export function ComposeDialog({ opened, onClose }: ComposeDialogProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { start, isPending, isOpened: hasSteps, close } = useFirstMessage();
  const query = useInfiniteQuery(listQuery('connected', { who: 'all', name: search, genders: [], interests: [] }));

  async function handleChoose(person: { id: string }) {
    if (!isPending && (await start(person.id))) onClose();
  }

  return (
    <>
      <Dialog opened={opened && !hasSteps} onClose={onClose} title={<Trans>New conversation</Trans>} size={520}>
        <section className={classes.section}>
          <SearchField
            isName
            label={t`Search your connections`}
            placeholder={t`A name`}
            clearLabel={t`Clear the search`}
            maxLength={30}
            value={search}
            onChange={setSearch}
          />
          <div className={classes.list}>
            <PagedList
              shape="rows"
              items={(query.data ?? []).map(({ member }) => member)}
              keyOf={({ id }) => id}
              renderItem={(person) => (
                <UnstyledButton className={classes.person} onClick={() => void handleChoose(person)}>
                  <Avatar member={person} />
                  <bdi className={classes.name}>{person.username}</bdi>
                </UnstyledButton>
              )}
              {...pagingProps(query)}
              empty={<EmptyState level={3} title={<Trans>No connected user found</Trans>} />}
            />
          </div>
        </section>
      </Dialog>
      <FirstMessageDialog opened={hasSteps} onClose={close} />
    </>
  );
}
