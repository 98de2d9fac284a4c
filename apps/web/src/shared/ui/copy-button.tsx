import { Trans } from '@lingui/react/macro';
import { Button, CopyButton as Copy } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

type CopyButtonProps = { text: string; label?: string };

/** Confirms for two seconds that the text was copied. */
export function CopyButton({ text, label }: CopyButtonProps) {
  return (
    <Copy value={text} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="sm"
          {...(label && !copied && { 'aria-label': label })}
          leftSection={
            copied ? <IconCheck size={18} stroke={1.5} aria-hidden="true" /> : <IconCopy size={18} stroke={1.5} aria-hidden="true" />
          }
          onClick={copy}
        >
          <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
        </Button>
      )}
    </Copy>
  );
}
