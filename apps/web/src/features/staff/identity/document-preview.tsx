import { useLingui } from '@lingui/react/macro';
import { PressToReveal } from '../case/press-to-reveal.tsx';
import { documentLabels } from './document-labels.ts';
import classes from './identity-case.module.css';
import { AccessedAt } from './accessed-at.tsx';
import type { ImageTransform } from './viewing.ts';

export type PreviewedDocument = { id: string; kind: 'front' | 'back' | 'video' };

type DocumentPreviewProps = {
  document: PreviewedDocument;
  keys: readonly [string, ...string[]];
  isPinned: boolean;
  viewing: ImageTransform;
  /** Called at the first reveal. */
  onFirstReveal?: () => void;
};

const RATIO = 4 / 3;

/** A blurred document. It is fetched at the first reveal, because fetching counts as an access. */
export function DocumentPreview({ document: { id, kind }, keys, isPinned, viewing, onFirstReveal }: DocumentPreviewProps) {
  const { t } = useLingui();
  const label = t(documentLabels[kind]);
  return (
    <figure>
      <figcaption className={classes.caption}>{label}</figcaption>
      <PressToReveal ratio={RATIO} keys={keys} isPinned={isPinned} aside={kind === 'video'}>
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
