import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CropDialog, FilePick, Picture, DeclarationDialog, UploadList, useUploads, type CropShape } from '../../media/index.ts';
import { choosePicture } from './api.ts';
import classes from './own-picture.module.css';
import { RemovePicture } from './remove-picture.tsx';

type OwnPictureProps = { shape: CropShape; picture: OwnMedia | null; profileId: string };

const purposes = { photo: 'profile_photo', cover: 'cover' } as const;

/** The profile photo or the cover, with actions to replace or remove it. */
export function OwnPicture({ shape, picture, profileId }: OwnPictureProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const purpose = purposes[shape];
  const uploads = useUploads(purpose, { afterwards: ({ id }) => choosePicture(queryClient, shape, profileId, id) });
  const [chosen, setChosen] = useState<File | null>(null);
  const [isStating, setStating] = useState(false);
  const label = shape === 'photo' ? t`Profile photo` : t`Cover`;

  function handleCropped(file: File) {
    setChosen(null);
    uploads.add([file]);
  }

  return (
    <div className={classes.picture}>
      <div className={classes.row}>
        <div className={classes[shape]}>
          {picture?.media ? (
            <Picture media={picture.media} label={label} sizes="168px" ratio={shape === 'photo' ? '4 / 5' : '1725 / 360'} />
          ) : (
            <span className={classes.none}>
              <IconPhoto size={24} stroke={1.25} aria-hidden="true" />
            </span>
          )}
        </div>
        <div className={classes.text}>
          <p className={classes.name}>{label}</p>
          <p className={classes.detail}>
            {shape === 'photo' ? (
              <Trans>Must be wider than 460 px and taller than 500 px.</Trans>
            ) : (
              <Trans>Landscape, ideally at least 1725 × 360 px.</Trans>
            )}
          </p>
        </div>
        <div className={classes.actions}>
          <FilePick
            purpose={purpose}
            label={picture ? t`Replace: ${label}` : t`Add: ${label}`}
            onFiles={([file]) => setChosen(file ?? null)}
          >
            {picture ? <Trans>Replace</Trans> : <Trans>Add</Trans>}
          </FilePick>
          {picture && <RemovePicture shape={shape} label={label} profileId={profileId} />}
        </div>
      </div>
      <UploadList
        uploads={uploads}
        items={picture ? [picture] : []}
        isListed={({ state }) => state !== 'published'}
        onState={() => setStating(true)}
      />
      <CropDialog file={chosen} shape={shape} onCropped={handleCropped} onClose={() => setChosen(null)} />
      <DeclarationDialog items={picture ? [picture] : []} opened={isStating} onClose={() => setStating(false)} />
    </div>
  );
}
