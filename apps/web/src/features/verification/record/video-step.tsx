import { Trans } from '@lingui/react/macro';
import { documentRules } from '@subrosa/rules/documents/limits';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { VideoCapture } from '../camera/video-capture.tsx';
import type { Recording } from '../camera/use-recorder.ts';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { videoProblems, type Problem } from '../quality/checks.ts';
import { checkVideoQuality } from '../quality/check-file-quality.ts';
import { Candidate } from './candidate.tsx';
import { ChooseFile } from './choose-file.tsx';
import { VideoPoints } from './instructions.tsx';
import { QualityReport } from './judgement.tsx';
import type { CapturedFile } from './captured-media.ts';

type VideoStepProps = { serial: string; onTaken: (taken: CapturedFile) => void };

type CheckedVideo = { file: Blob; seconds: number; problems: Problem[] };

export function VideoStep({ serial, onTaken }: VideoStepProps) {
  const [checked, setChecked] = useState<CheckedVideo | null>(null);

  function handleVideo({ video, seconds, frames }: Recording) {
    setChecked({ file: video, seconds, problems: videoProblems({ seconds, bytes: video.size, frames }) });
  }

  async function handleFile(file: File) {
    setChecked({ file, ...(await checkVideoQuality(file)) });
  }

  return (
    <Frame
      step={1}
      titleAside
      title={<Trans>Record a short video</Trans>}
      aside={
        <>
          <VideoPoints serial={serial} />
          <p className={frame.note}>
            <IconLock size={17} stroke={1.6} aria-hidden="true" />
            <Trans>Stays on this device until you send it.</Trans>
          </p>
          {checked ? (
            <QualityReport
              problems={checked.problems}
              onUse={() => onTaken({ file: checked.file, seconds: checked.seconds })}
              onAgain={() => setChecked(null)}
            />
          ) : (
            <ChooseFile accept={documentRules.video.types} onFile={(file) => void handleFile(file)} />
          )}
        </>
      }
    >
      {checked ? <Candidate file={checked.file} label="" /> : <VideoCapture serial={serial} onVideo={handleVideo} />}
    </Frame>
  );
}
