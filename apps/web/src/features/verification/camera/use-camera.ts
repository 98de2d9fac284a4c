import { useEffect, useState } from 'react';
import { cameraTroubleOf, type CameraTrouble } from './camera-trouble.ts';

export type CameraState = { status: 'asking' } | { status: 'live'; stream: MediaStream } | { status: 'failed'; trouble: CameraTrouble };

type Wanted = {
  /** The one beside the screen, for faces; or the one behind it, for documents. */
  facing: 'user' | 'environment';
  sound: boolean;
};

/** The camera for as long as the page shows its picture; it is let go at once afterwards. */
export function useCamera({ facing, sound }: Wanted): { camera: CameraState; retry: () => void } {
  const [camera, setCamera] = useState<CameraState>({ status: 'asking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let held: MediaStream | null = null;
    setCamera({ status: 'asking' });
    openCamera({ facing, sound }).then(
      (stream) => {
        held = stream;
        if (isOver) return letGo(stream);
        return setCamera({ status: 'live', stream });
      },
      (error: unknown) => void (isOver || setCamera({ status: 'failed', trouble: cameraTroubleOf(error) })),
    );
    return () => {
      isOver = true;
      if (held) letGo(held);
    };
  }, [facing, sound, attempt]);

  return { camera, retry: () => setAttempt((before) => before + 1) };
}

async function openCamera({ facing, sound }: Wanted): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    audio: sound,
  });
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
