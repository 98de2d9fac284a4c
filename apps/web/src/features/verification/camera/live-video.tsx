import { useEffect, useRef, type Ref } from 'react';

type LiveVideoProps = {
  stream: MediaStream;
  className?: string | undefined;
  ref: Ref<HTMLVideoElement>;
  /** The first picture is there. */
  onPicture?: () => void;
};

/** What the camera sees now. */
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

  // Without sound: nobody wants to hear themselves a moment later.
  return <video ref={hold} className={className} autoPlay playsInline muted aria-hidden="true" onLoadedData={onPicture} />;
}
