import { Trans } from '@lingui/react/macro';
import { documentRules } from '@subrosa/rules/documents/limits';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FilmStage } from '../camera/film-stage.tsx';
import type { Recording } from '../camera/use-recorder.ts';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { filmProblems, type Problem } from '../quality/checks.ts';
import { lookAtFilm } from '../quality/look-at-file.ts';
import { Candidate } from './candidate.tsx';
import { ChooseFile } from './choose-file.tsx';
import { VideoPoints } from './instructions.tsx';
import { Judgement } from './judgement.tsx';
import type { TakenFile } from './taken.ts';

type FilmStepProps = { serial: string; onTaken: (taken: TakenFile) => void };

type Looked = { file: Blob; seconds: number; problems: Problem[] };

export function FilmStep({ serial, onTaken }: FilmStepProps) {
  const [looked, setLooked] = useState<Looked | null>(null);

  function handleFilm({ film, seconds, frames }: Recording) {
    setLooked({ file: film, seconds, problems: filmProblems({ seconds, bytes: film.size, frames }) });
  }

  async function handleFile(file: File) {
    setLooked({ file, ...(await lookAtFilm(file)) });
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
            <Trans>Stays on this device until you press send.</Trans>
          </p>
          {looked ? (
            <Judgement
              problems={looked.problems}
              onUse={() => onTaken({ file: looked.file, seconds: looked.seconds })}
              onAgain={() => setLooked(null)}
            />
          ) : (
            <ChooseFile accept={documentRules.video.types} onFile={(file) => void handleFile(file)} />
          )}
        </>
      }
    >
      {looked ? <Candidate file={looked.file} label="" /> : <FilmStage serial={serial} onFilm={handleFilm} />}
    </Frame>
  );
}
