import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../../../shared/styles/evidence.module.css';
import { decryptFile } from '../files/read-file.ts';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import styles from './evidence-file.module.css';

type File = ReplyBody<typeof conversations.getConversationCase>[number]['messages'][number]['attachments'][number];

/** A file that a member included in a report; fetched and decrypted only on request. */
export function EvidenceFile({ file }: { file: File }) {
  const { t } = useLingui();
  const [isRequested, setRequested] = useState(false);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['staff', 'file', file.id],
    queryFn: ({ signal }) => decryptFile(file.url, file, signal),
    enabled: isRequested,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const url = useObjectUrl(data);
  // The picture of a group has no name.
  const name = file.name || t`Group photo`;
  if (url && file.type.startsWith('image/')) return <img src={url} alt={name} className={styles.shown} />;
  if (url && file.type.startsWith('video/')) return <video src={url} controls aria-label={name} className={styles.shown} />;
  if (url) {
    return (
      <a href={url} download={name}>
        <bdi>{name}</bdi>
      </a>
    );
  }
  return (
    <p className={classes.small}>
      <Button size="sm" variant="default" loading={isFetching} onClick={() => setRequested(true)}>
        {file.preview ? (
          <Trans>
            Show preview of <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>
            Show file <bdi>{name}</bdi>
          </Trans>
        )}
      </Button>
      {isError && <Trans>This file can’t be opened, or isn’t the one that was sent.</Trans>}
    </p>
  );
}
