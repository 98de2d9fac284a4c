import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { documentRules } from '@subrosa/rules/documents/limits';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoStage } from '../camera/photo-stage.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import type { Problem } from '../quality/checks.ts';
import { lookAtPhoto } from '../quality/look-at-file.ts';
import { kindWords } from '../words.ts';
import { Candidate } from './candidate.tsx';
import { ChooseFile } from './choose-file.tsx';
import { Judgement } from './judgement.tsx';
import type { TakenFile } from './taken.ts';

type PhotoStepProps = {
  side: 'front' | 'back';
  onTaken: (taken: TakenFile) => void;
  /** Passports have no back. */
  onNone?: () => void;
};

type Looked = { file: Blob; problems: Problem[] };

export function PhotoStep({ side, onTaken, onNone }: PhotoStepProps) {
  const { t } = useLingui();
  const [looked, setLooked] = useState<Looked | null>(null);

  async function handlePhoto(file: Blob) {
    setLooked({ file, problems: await lookAtPhoto(file) });
  }

  return (
    <Frame
      step={1}
      titleAside
      title={side === 'front' ? <Trans>The front of your ID</Trans> : <Trans>The back of your ID</Trans>}
      aside={
        <>
          <ul className={frame.list} data-paired>
            {[
              <Trans>All four corners inside the frame</Trans>,
              <Trans>Every letter readable</Trans>,
              <Trans>No lamp mirrored in it</Trans>,
            ].map((words, index) => (
              <li key={index}>
                <IconCheck size={18} stroke={1.8} aria-hidden="true" />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          <p className={frame.note}>
            <IconLock size={17} stroke={1.6} aria-hidden="true" />
            <Trans>Stays on this device until you press send.</Trans>
          </p>
          {looked ? (
            <Judgement
              problems={looked.problems}
              onUse={() => onTaken({ file: looked.file, seconds: null })}
              onAgain={() => setLooked(null)}
            />
          ) : (
            <>
              <ChooseFile accept={documentRules[side].types} onFile={(file) => void handlePhoto(file)} />
              {onNone && (
                <div className={frame.actions}>
                  <Button variant="subtle" color="gray" c="var(--text)" size="md" onClick={onNone}>
                    <Trans>My document has no back</Trans>
                  </Button>
                </div>
              )}
            </>
          )}
        </>
      }
    >
      {looked ? <Candidate file={looked.file} label={t(kindWords[side])} /> : <PhotoStage onPhoto={(photo) => void handlePhoto(photo)} />}
    </Frame>
  );
}
