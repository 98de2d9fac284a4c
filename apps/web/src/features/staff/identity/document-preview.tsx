import { useLingui } from '@lingui/react/macro';
import { PressToReveal } from '../item/press-to-reveal.tsx';
import { documentLabels } from './document-labels.ts';
import classes from './identity-case.module.css';
import { AccessedAt } from './accessed-at.tsx';
import type { Viewing } from './viewing.ts';

export type ShownDocument = { id: string; kind: 'front' | 'back' | 'video' };

type DocumentPreviewProps = {
  document: ShownDocument;
  keys: readonly [string, ...string[]];
  isKept: boolean;
  viewing: Viewing;
  /** Somebody wanted to look for the first time. */
  onFirstReveal?: () => void;
};

const RATIO = 4 / 3;

/** A document under its veil. It is opened when somebody first asks to look, because that is a look. */
export function DocumentPreview({ document: { id, kind }, keys, isKept, viewing, onFirstReveal }: DocumentPreviewProps) {
  const { t } = useLingui();
  const label = t(documentLabels[kind]);
  return (
    <figure>
      <figcaption className={classes.caption}>{label}</figcaption>
      <PressToReveal ratio={RATIO} keys={keys} isKept={isKept} aside={kind === 'video'}>
        {(isRevealed) => (
          <AccessedAt
            id={id}
            isVideo={kind === 'video'}
            label={label}
            isRevealed={isRevealed}
            viewing={viewing}
            onFirstReveal={onFirstReveal}
          />
        )}
      </PressToReveal>
    </figure>
  );
}
