import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FilePick } from '../upload-list/file-pick.tsx';
import { RejectedFiles } from '../upload-list/rejected-files.tsx';
import { UploadRow } from '../upload-list/upload-row.tsx';
import { releasesQuery } from './releases.ts';
import classes from './declaration.module.css';
import { useReleaseUpload } from './use-release-upload.ts';

type ReleaseFieldProps = { value: string | null; onChange: (releaseId: string | null) => void };

/** The signed release of a non-member: a new one, or one uploaded before. */
export function ReleaseField({ value, onChange }: ReleaseFieldProps) {
  const { t } = useLingui();
  const { data: releases = [] } = useQuery(releasesQuery);
  const { upload, rejected, send } = useReleaseUpload(onChange);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className={classes.release}>
      <p className={classes.label}>
        <Trans>Signed consent form</Trans>
      </p>
      {releases.length > 0 && (
        <NativeSelect
          size="md"
          className={classes.wide ?? ''}
          aria-label={t`Signed consent form`}
          value={value ?? ''}
          data={[
            { value: '', label: t`Upload a new one` },
            ...releases.map(({ id, startedAt }) => ({ value: id, label: formatDateTime(new Date(startedAt), timeZone) })),
          ]}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      )}
      {upload && (
        <div className={classes.wide}>
          <UploadRow upload={upload} />
        </div>
      )}
      {value !== null && !upload && (
        <p className={classes.done} role="status">
          <IconCheck size={17} stroke={1.75} aria-hidden="true" />
          <Trans>Consent form received.</Trans>
        </p>
      )}
      {value === null && !upload && (
        <FilePick purpose="release" onFiles={send}>
          <Trans>Upload a photo of the signed consent form</Trans>
        </FilePick>
      )}
      <RejectedFiles rejected={rejected} />
    </div>
  );
}
