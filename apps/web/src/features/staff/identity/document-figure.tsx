import { useLingui } from '@lingui/react/macro';
import { HoldToLook } from '../item/hold-to-look.tsx';
import { documentWords } from './document-words.ts';
import classes from './identity-case.module.css';
import { LookedAt } from './looked-at.tsx';
import type { Viewing } from './viewing.ts';

export type ShownDocument = { id: string; kind: 'front' | 'back' | 'video' };

type DocumentFigureProps = {
  document: ShownDocument;
  keys: readonly [string, ...string[]];
  isKept: boolean;
  viewing: Viewing;
  /** Somebody wanted to look for the first time. */
  onAsked?: () => void;
};

const RATIO = 4 / 3;

/** A document under its veil. It is opened when somebody first asks to look, because that is a look. */
export function DocumentFigure({ document: { id, kind }, keys, isKept, viewing, onAsked }: DocumentFigureProps) {
  const { t } = useLingui();
  const label = t(documentWords[kind]);
  return (
    <figure>
      <figcaption className={classes.caption}>{label}</figcaption>
      <HoldToLook ratio={RATIO} keys={keys} isKept={isKept} aside={kind === 'video'}>
        {(isLooking) => (
          <LookedAt id={id} isFilm={kind === 'video'} label={label} isLooking={isLooking} viewing={viewing} onAsked={onAsked} />
        )}
      </HoldToLook>
    </figure>
  );
}
