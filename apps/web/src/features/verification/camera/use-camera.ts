import { useEffect, useState } from 'react';
import { cameraErrorOf, type CameraError } from './camera-error.ts';

export type CameraState = { status: 'requesting' } | { status: 'live'; stream: MediaStream } | { status: 'failed'; error: CameraError };

type CameraRequest = {
  /** `user` is the front camera, for faces; `environment` is the rear camera, for documents. */
  facing: 'user' | 'environment';
  sound: boolean;
};

/** The camera while the page displays its picture; it is released at once afterwards. */
export function useCamera({ facing, sound }: CameraRequest): { camera: CameraState; retry: () => void } {
  const [camera, setCamera] = useState<CameraState>({ status: 'requesting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let openStream: MediaStream | null = null;
    setCamera({ status: 'requesting' });
    openCamera({ facing, sound }).then(
      (stream) => {
        openStream = stream;
        if (isOver) return stopTracks(stream);
        return setCamera({ status: 'live', stream });
      },
      (error: unknown) => void (isOver || setCamera({ status: 'failed', error: cameraErrorOf(error) })),
    );
    return () => {
      isOver = true;
      if (openStream) stopTracks(openStream);
    };
  }, [facing, sound, attempt]);

  return { camera, retry: () => setAttempt((before) => before + 1) };
}

async function openCamera({ facing, sound }: CameraRequest): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    audio: sound,
  });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
