import { useLingui } from '@lingui/react/macro';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import stage from '../camera/stage.module.css';

type CandidateProps = { file: Blob; label: string };

/** What was taken or chosen, as it would be sent. */
export function Candidate({ file, label }: CandidateProps) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const isFilm = file.type.startsWith('video/');
  return (
    <div className={stage.stage} data-whole>
      {url && !isFilm && <img src={url} alt={label} />}
      {url && isFilm && <video src={url} controls playsInline aria-label={t`Your video`} />}
    </div>
  );
}
