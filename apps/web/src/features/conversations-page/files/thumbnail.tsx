import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { IconEyeOff, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { fileQuery } from '../../conversations/index.ts';
import { isPictureType } from './kinds.ts';
import classes from './thumbnail.module.css';

type ThumbnailProps = { conversationId: string; file: Attachment; isFromStranger: boolean; onOpen: () => void };

/** The preview of a picture or video. Nothing is fetched before a tap if the member blurs media, or if a stranger sent it. */
export function Thumbnail({ conversationId, file, isFromStranger, onOpen }: ThumbnailProps) {
  const { t } = useLingui();
  const isBlurred = useIsBlurred() || isFromStranger;
  const [isRevealed, setRevealed] = useState(false);
  const isPicture = isPictureType(file.type);
  const isVeiled = !isRevealed && isBlurred;
  const small = file.thumbnail ?? (isPicture ? file : null);
  const query = useQuery({ ...fileQuery(conversationId, small ?? file), enabled: !isVeiled && small !== null });
  const url = useObjectUrl(query.data);
  const { name } = file;
  const shape = shapeOf(file);

  if (isVeiled) {
    return (
      <button type="button" className={classes.thumbnail} style={shape} onClick={() => setRevealed(true)}>
        <span className={classes.reveal}>
          <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />
          {isPicture ? <Trans>Show photo</Trans> : <Trans>Show video</Trans>}
        </span>
      </button>
    );
  }
  if (query.isError) {
    return (
      <button type="button" className={classes.thumbnail} style={shape} onClick={() => void query.refetch()}>
        <span className={classes.reveal}>
          <IconRefresh size={20} stroke={1.5} aria-hidden="true" />
          <Trans>Try again</Trans>
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.thumbnail}
      style={shape}
      aria-label={isPicture ? t`Open photo ${name}` : t`Open video ${name}`}
      onClick={onOpen}
    >
      {url && <img src={url} alt="" className={classes.picture} />}
      {!isPicture && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={24} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

function shapeOf({ width, height }: Attachment) {
  return width && height ? { aspectRatio: `${width} / ${height}` } : undefined;
}

/** Blurred until the setting is known. */
function useIsBlurred(): boolean {
  const { data } = useQuery({ ...settingsQuery, staleTime: Infinity });
  return data?.body.blurMedia !== false;
}
