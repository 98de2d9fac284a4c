import 'react-easy-crop/react-easy-crop.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Slider } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { CropAdvice } from './crop-advice.tsx';
import { closestZoom, isLargeEnough, ratioFor, type CropShape, type Size } from './crop-shape.ts';
import classes from './crop.module.css';
import { cutOut, type Area } from './cut-out.ts';
import { useObjectUrl } from '../../../shared/use-object-url.ts';

type CropFormProps = { file: File; shape: CropShape; onCropped: (file: File) => void; onClose: () => void };

const STEP = 0.1;

export function CropForm({ file, shape, onCropped, onClose }: CropFormProps) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [picture, setPicture] = useState<Size | 'unreadable'>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isCutting, setCutting] = useState(false);
  const size = picture === 'unreadable' ? undefined : picture;
  const closest = size ? closestZoom(shape, size) : 1;
  const isUsable = size !== undefined && area !== undefined && (shape === 'cover' || isLargeEnough(area));

  const changeZoom = (wanted: number) => setZoom(Math.min(closest, Math.max(1, wanted)));

  function handleKey({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') changeZoom(zoom + STEP);
    if (key === '-') changeZoom(zoom - STEP);
  }

  async function handleUse() {
    if (!image.current || !area) return;
    setCutting(true);
    try {
      onCropped(await cutOut(image.current, area, file.name));
    } catch {
      setPicture('unreadable');
    } finally {
      setCutting(false);
    }
  }

  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>Choose the part to show. The rest never leaves your device.</Trans>
      </p>
      <div role="none" className={classes.area} data-shape={shape} onKeyDown={handleKey}>
        {url && picture !== 'unreadable' && (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={closest}
            aspect={size ? ratioFor(shape, size) : 1}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={changeZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => setPicture({ width: naturalWidth, height: naturalHeight })}
            setImageRef={(ref) => (image.current = ref.current)}
            mediaProps={{ alt: '', onError: () => setPicture('unreadable') }}
            cropperProps={{
              role: 'application',
              'aria-label': t`Part to show. Use the arrow keys to move the photo, plus and minus to zoom.`,
            }}
          />
        )}
      </div>
      <div className={classes.zoom}>
        <span aria-hidden="true">
          <Trans>Zoom</Trans>
        </span>
        <Slider
          className={classes.slider ?? ''}
          thumbLabel={t`Zoom`}
          label={null}
          min={1}
          max={Math.max(closest, 1 + STEP)}
          step={0.01}
          disabled={closest <= 1}
          value={zoom}
          onChange={changeZoom}
        />
      </div>
      <CropAdvice shape={shape} picture={picture} area={area} />
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" disabled={!isUsable} loading={isCutting} onClick={() => void handleUse()}>
          <Trans>Use this part</Trans>
        </Button>
      </div>
    </div>
  );
}
