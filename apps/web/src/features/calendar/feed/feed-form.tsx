import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { calendar } from '@subrosa/contract/endpoints/calendar';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { FeedTitles } from '@subrosa/rules/calendar/entries';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { feedQuery } from '../calls/feed.ts';
import classes from './feed.module.css';

type FeedFormProps = { feed: ReplyBody<typeof calendar.readFeed> };

/** Makes the address, shows it once, and makes it useless again. */
export function FeedForm({ feed }: FeedFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const making = usePending();
  const revoking = usePending();
  const [titles, setTitles] = useState<FeedTitles>(feed.titles);
  const [path, setPath] = useState<string | null>(null);
  const feedUrl = path && `${location.origin}${path}`;
  const usedOn = feed.usedOn && parseWireDate(feed.usedOn);

  const make = () =>
    making.run(async () => {
      const { path: made, ...state } = await client.call(calendar.makeFeed, { body: { titles } });
      setPath(made);
      queryClient.setQueryData(feedQuery.queryKey, state);
    });

  const revoke = () =>
    revoking.run(async () => {
      const state = await client.call(calendar.revokeFeed);
      setPath(null);
      queryClient.setQueryData(feedQuery.queryKey, state);
    });

  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>Whoever has this address reads your calendar. Give it only to a calendar program of your own.</Trans>
      </p>
      <ChoiceChips
        legend={<Trans>Titles</Trans>}
        choices={[
          { value: 'discreet', label: t`Words that tell nothing` },
          { value: 'own', label: t`My own titles` },
        ]}
        value={titles}
        onChange={setTitles}
      />
      {feedUrl && (
        <div className={classes.row}>
          <TextInput
            size="md"
            dir="ltr"
            readOnly
            className={classes.url}
            label={<Trans>Secret address, shown only now</Trans>}
            value={feedUrl}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={feedUrl} label={t`Copy the secret address`} />
        </div>
      )}
      {feed.active && (
        <p className={classes.text} role="status">
          {usedOn ? (
            <Trans>
              An address is in use; it was asked for last on <DateText date={usedOn} />.
            </Trans>
          ) : (
            <Trans>An address exists; nobody has asked for it yet.</Trans>
          )}
        </p>
      )}
      <div className={classes.actions}>
        {feed.active && (
          <Button variant="default" size="md" loading={revoking.isPending} onClick={() => void revoke()}>
            <Trans>Switch it off</Trans>
          </Button>
        )}
        <Button size="md" loading={making.isPending} onClick={() => void make()}>
          {feed.active ? <Trans>Make a new address</Trans> : <Trans>Make an address</Trans>}
        </Button>
      </div>
      {feed.active && (
        <p className={classes.text}>
          <Trans>A new address makes the one before it useless.</Trans>
        </p>
      )}
    </div>
  );
}
