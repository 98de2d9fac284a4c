import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import classes from '../components/form.module.css';
import { saveAsText } from '../../../shared/save-as-text.ts';
import own from './codes.module.css';

type BackupCodesProps = { codes: readonly string[]; onDone: () => void };

// The file name does not reveal the site.
const FILE_NAME = 'codes.txt';

/** Shown only once, because they cannot be read again. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const text = codes.join('\n');
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>Each code logs you in once if you don’t have your phone or security key. We won’t show them again, so keep them safe.</Trans>
      </p>
      <ul className={own.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={own.tools}>
        <CopyButton text={text} />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => saveAsText(FILE_NAME, `${text}\n`)}
        >
          <Trans>Save as text file</Trans>
        </Button>
      </div>
      <div className={`${frame.actions} ${frame.formActions}`}>
        <Button size="md" data-autofocus onClick={onDone}>
          <Trans>I’ve saved my codes</Trans>
        </Button>
      </div>
    </div>
  );
}
