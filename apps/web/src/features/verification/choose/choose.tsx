import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import { IconArrowRight, IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconId, IconShare } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import page from '../../../shared/styles/page.module.css';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { MethodCard } from './method-card.tsx';
import classes from './method-card.module.css';
import { WhatHappens } from './what-happens.tsx';

type ChooseProps = {
  methods: readonly VerificationMethod[];
  /** Whether a document also gives lifetime premium. */
  givesLifetime: boolean;
  onChoose: (method: VerificationMethod) => void;
  /** Rendered below the methods. */
  children?: ReactNode;
};

export function Choose({ methods, givesLifetime, onChoose, children }: ChooseProps) {
  const group = useId();
  const [method, setMethod] = useState<VerificationMethod>(methods[0] ?? 'document');
  return (
    <Frame
      step={0}
      title={<Trans>How would you like to verify?</Trans>}
      lead={
        <Trans>
          We check that you’re an adult and that you are who you say you are. It takes about 4 minutes, and we answer within 3 business
          days.
        </Trans>
      }
      aside={<WhatHappens />}
    >
      <HelpLink topic="verification" />
      <fieldset className={classes.group}>
        <VisuallyHidden component="legend">
          <Trans>How would you like to verify?</Trans>
        </VisuallyHidden>
        {methods.includes('document') && (
          <MethodCard
            group={group}
            method="document"
            isChosen={method === 'document'}
            icon={IconId}
            name={<Trans>Government ID, photo and video</Trans>}
            text={<Trans>A clear photo of your ID, and a video under 1 minute in which you say your name and a number.</Trans>}
            gives={givesLifetime ? <Trans>Verified badge and free lifetime premium</Trans> : <Trans>Verified badge</Trans>}
            onChoose={setMethod}
          />
        )}
        {methods.includes('social') && (
          <MethodCard
            group={group}
            method="social"
            isChosen={method === 'social'}
            icon={IconShare}
            name={<Trans>Social media</Trans>}
            text={<Trans>Show a number we give you on an account you already have.</Trans>}
            gives={<Trans>Verified badge</Trans>}
            onChoose={setMethod}
          >
            <span className={classes.platforms}>
              <IconBrandX size={20} stroke={1.5} role="img" aria-label="X" />
              <IconBrandLinkedin size={20} stroke={1.5} role="img" aria-label="LinkedIn" />
              <IconBrandInstagram size={20} stroke={1.5} role="img" aria-label="Instagram" />
            </span>
          </MethodCard>
        )}
      </fieldset>
      <div className={frame.actions}>
        <Button
          size="md"
          rightSection={<IconArrowRight size={19} stroke={1.6} aria-hidden="true" className={page.directed} />}
          onClick={() => onChoose(method)}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
      {children}
    </Frame>
  );
}
