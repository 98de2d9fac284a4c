import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useReauthentication } from '../../accounts/index.ts';
import { findDownload } from '../api/data-export.ts';
import { RowButton } from '../components/row-button.tsx';

const GOOD_FOR_MS = 5 * 60_000;

/** Confirms first, then shows a link, because browsers open a file only after a click. */
export function DownloadButton() {
  const { t } = useLingui();
  const { performRecent } = useReauthentication();
  const { data, mutate, reset } = useMutation({
    mutationFn: () =>
      performRecent(
        {
          reason: <Trans>This file contains all your data. Confirm that it’s you. The link works for 5 minutes.</Trans>,
          action: <Trans>Download file</Trans>,
        },
        findDownload,
      ),
    onSuccess: (url) => url && forget(),
  });
  const { start: forget } = useTimeout(reset, GOOD_FOR_MS);

  if (!data) {
    return (
      <RowButton label={t`Download your data`} onClick={() => mutate()}>
        <Trans>Download</Trans>
      </RowButton>
    );
  }
  return (
    <Button
      component="a"
      // Takes over the focus of the button that it replaces.
      ref={(link) => link?.focus()}
      href={data}
      target="_blank"
      rel="noreferrer"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
    >
      <Trans>Open file</Trans>
    </Button>
  );
}
