import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { documentRules } from '@subrosa/rules/documents/limits';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoCapture } from '../camera/photo-capture.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import type { Problem } from '../quality/checks.ts';
import { checkPhotoQuality } from '../quality/check-file-quality.ts';
import { kindLabels } from '../labels.ts';
import { Candidate } from './candidate.tsx';
import { ChooseFile } from './choose-file.tsx';
import { QualityReport } from './judgement.tsx';
import type { CapturedFile } from './captured-media.ts';

type PhotoStepProps = {
  side: 'front' | 'back';
  onTaken: (taken: CapturedFile) => void;
  /** Called for a document without a back, such as a passport. */
  onNone?: () => void;
};

type CheckedPhoto = { file: Blob; problems: Problem[] };

export function PhotoStep({ side, onTaken, onNone }: PhotoStepProps) {
  const { t } = useLingui();
  const [checked, setChecked] = useState<CheckedPhoto | null>(null);

  async function handlePhoto(file: Blob) {
    setChecked({ file, problems: await checkPhotoQuality(file) });
  }

  return (
    <Frame
      step={1}
      titleAside
      title={side === 'front' ? <Trans>The front of your ID</Trans> : <Trans>The back of your ID</Trans>}
      aside={
        <>
          <ul className={frame.list} data-paired>
            {[<Trans>All four corners inside the frame</Trans>, <Trans>All text readable</Trans>, <Trans>No glare</Trans>].map(
              (hint, index) => (
                <li key={index}>
                  <IconCheck size={18} stroke={1.8} aria-hidden="true" />
                  <span>{hint}</span>
                </li>
              ),
            )}
          </ul>
          <p className={frame.note}>
            <IconLock size={17} stroke={1.6} aria-hidden="true" />
            <Trans>Stays on this device until you send it.</Trans>
          </p>
          {checked ? (
            <QualityReport
              problems={checked.problems}
              onUse={() => onTaken({ file: checked.file, seconds: null })}
              onAgain={() => setChecked(null)}
            />
          ) : (
            <>
              <ChooseFile accept={documentRules[side].types} onFile={(file) => void handlePhoto(file)} />
              {onNone && (
                <div className={frame.actions}>
                  <Button variant="subtle" color="gray" c="var(--text)" size="md" onClick={onNone}>
                    <Trans>My ID has no back</Trans>
                  </Button>
                </div>
              )}
            </>
          )}
        </>
      }
    >
      {checked ? (
        <Candidate file={checked.file} label={t(kindLabels[side])} />
      ) : (
        <PhotoCapture onPhoto={(photo) => void handlePhoto(photo)} />
      )}
    </Frame>
  );
}
