import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff, IconRotateClockwise, IconZoomIn, IconZoomOut, type Icon } from '@tabler/icons-react';
import classes from './identity-case.module.css';
import type { useViewing } from './use-viewing.ts';

type ViewingToolsProps = { viewing: ReturnType<typeof useViewing> };

/** Buttons for the same actions as the keys, for mouse and touch. */
export function ViewingTools({ viewing }: ViewingToolsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tools}>
      <Tool label={t`Zoom in`} keys="+" icon={IconZoomIn} onClick={viewing.nearer} />
      <Tool label={t`Zoom out`} keys="-" icon={IconZoomOut} onClick={viewing.farther} />
      <Tool label={t`Rotate`} keys="R" icon={IconRotateClockwise} onClick={viewing.turn} />
      <Tool
        label={t`Keep visible`}
        keys="L"
        icon={viewing.isPinned ? IconEye : IconEyeOff}
        isPressed={viewing.isPinned}
        onClick={viewing.togglePinned}
      />
    </div>
  );
}

type ToolProps = { label: string; keys: string; icon: Icon; isPressed?: boolean; onClick: () => void };

function Tool({ label, keys, icon: Sign, isPressed, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--text)"
      size={44}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Sign size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
