import { IconPhoto, IconVideo } from '@tabler/icons-react';
import type { MediaView } from '@subrosa/contract/media/schemas';
import type { MediaKind } from '@subrosa/rules/media/limits';
import { useState } from 'react';
import { useBlur } from '../use-blur.ts';
import { placeholderOf } from '../viewing/placeholder.ts';

type ThumbnailProps = {
  kind: MediaKind;
  /** The rendered media of the server. */
  media?: MediaView | null;
  /** The URL of the local file, while this tab has it. */
  preview?: string | undefined;
};

/** A thumbnail of a file; an icon when there is none, or when the member blurs media. */
export function Thumbnail({ kind, media, preview }: ThumbnailProps) {
  const blur = useBlur();
  const [failed, setFailed] = useState<string>();
  const rendered = media?.images[0]?.webp;
  if (blur !== false) return media ? <img src={placeholderOf(media.placeholder)} alt="" /> : <Sign kind={kind} />;
  if (rendered && failed !== rendered) return <img src={rendered} alt="" onError={() => setFailed(rendered)} />;
  if (!preview || failed === preview) return <Sign kind={kind} />;
  if (kind === 'video')
    return <video src={preview} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" onError={() => setFailed(preview)} />;
  return <img src={preview} alt="" onError={() => setFailed(preview)} />;
}

function Sign({ kind }: { kind: MediaKind }) {
  const Icon = kind === 'video' ? IconVideo : IconPhoto;
  return <Icon size={24} stroke={1.25} aria-hidden="true" />;
}
