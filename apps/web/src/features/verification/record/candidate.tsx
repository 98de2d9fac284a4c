import { useLingui } from '@lingui/react/macro';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import capture from '../camera/capture.module.css';

type CandidateProps = { file: Blob; label: string };

/** A preview of the captured or chosen file. */
export function Candidate({ file, label }: CandidateProps) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const isVideo = file.type.startsWith('video/');
  return (
    <div className={capture.capture} data-whole>
      {url && !isVideo && <img src={url} alt={label} />}
      {url && isVideo && <video src={url} controls playsInline aria-label={t`Your video`} />}
    </div>
  );
}
