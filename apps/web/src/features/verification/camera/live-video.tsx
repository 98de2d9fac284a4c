import { useEffect, useRef, type Ref } from 'react';

type LiveVideoProps = {
  stream: MediaStream;
  className?: string | undefined;
  ref: Ref<HTMLVideoElement>;
  /** Called when the first frame is available. */
  onPicture?: () => void;
};

/** The live picture of the camera. */
export function LiveVideo({ stream, className, ref, onPicture }: LiveVideoProps) {
  const own = useRef<HTMLVideoElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.srcObject = stream;
  }, [stream]);

  function hold(element: HTMLVideoElement | null) {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }

  // Muted, to avoid an echo of the member's own voice.
  return <video ref={hold} className={className} autoPlay playsInline muted aria-hidden="true" onLoadedData={onPicture} />;
}
