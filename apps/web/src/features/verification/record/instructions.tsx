import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck, IconLock } from '@tabler/icons-react';
import page from '../../../shared/styles/page.module.css';
import { SpokenNumber } from '../camera/spoken-number.tsx';
import { WhatHappens } from '../choose/what-happens.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';

type InstructionsProps = { serial: string; onStart: () => void; onBack: () => void };

/** Explains the recording before the camera permission is requested. */
export function Instructions({ serial, onStart, onBack }: InstructionsProps) {
  return (
    <Frame
      step={1}
      title={<Trans>What you’ll need</Trans>}
      lead={<Trans>A valid passport, identity card or driving licence, good light and a quiet room.</Trans>}
      aside={<WhatHappens />}
    >
      <h2 className={frame.subtitle}>
        <Trans>Photos of your ID</Trans>
      </h2>
      <ul className={frame.list}>
        <Point>
          <Trans>The whole ID, clear and readable, with no glare</Trans>
        </Point>
        <Point>
          <Trans>The front, and the back if it has one</Trans>
        </Point>
      </ul>
      <h2 className={frame.subtitle} style={{ marginBlockStart: 'var(--space-4)' }}>
        <Trans>A video under 1 minute</Trans>
      </h2>
      <VideoPoints serial={serial} />
      <p className={frame.note}>
        <IconLock size={17} stroke={1.6} aria-hidden="true" />
        <Trans>Stays on this device until you send it.</Trans>
      </p>
      <div className={frame.actions}>
        <Button
          size="md"
          rightSection={<IconArrowRight size={19} stroke={1.6} aria-hidden="true" className={page.directed} />}
          onClick={onStart}
        >
          <Trans>Start</Trans>
        </Button>
        <Button variant="subtle" color="gray" c="var(--text)" size="md" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Frame>
  );
}

/** What the video must contain. */
export function VideoPoints({ serial }: { serial: string }) {
  return (
    <ul className={frame.list} data-paired>
      <Point>
        <Trans>Face fully visible</Trans>
      </Point>
      <Point>
        <Trans>No one else in view</Trans>
      </Point>
      <Point>
        <Trans>ID beside your face, readable</Trans>
      </Point>
      <Point>
        <Trans>Say your full name, in English</Trans>
      </Point>
      <Point>
        <Trans>
          Say the number <SpokenNumber serial={serial} />
        </Trans>
      </Point>
      <Point>
        <Trans>Under 1 minute</Trans>
      </Point>
    </ul>
  );
}

function Point({ children }: { children: React.ReactNode }) {
  return (
    <li>
      <IconCheck size={18} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
