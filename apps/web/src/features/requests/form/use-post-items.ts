import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { requestLimits } from '@subrosa/rules/requests/post';
import { useEffect, useRef } from 'react';
import { useLiveMedia, useUploads } from '../../media/index.ts';
import { usePostMedia } from '../api/media.ts';
import type { RequestForm } from './use-request-form.ts';

/** The photos and videos of a form: existing items and uploads. */
export function usePostItems({ draft, change }: RequestForm, onArriveLate: (id: string) => Promise<void>) {
  useLiveMedia();
  const isHere = useRef(true);
  const { mediaIds } = draft;
  const items = usePostMedia(mediaIds);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function handleArrival({ id }: OwnMedia) {
    if (!isHere.current) return onArriveLate(id);
    change((before) => (before.mediaIds.includes(id) ? {} : { mediaIds: [...before.mediaIds, id] }));
  }

  const uploads = useUploads('post', { existingCount: mediaIds.length, most: requestLimits.files, afterwards: handleArrival });
  const others = (id: string) => mediaIds.filter((other) => other !== id);
  return {
    items,
    uploads,
    isWaiting: uploads.uploads.some(({ phase, mediaId }) => phase !== 'failed' && !(mediaId && mediaIds.includes(mediaId))),
    takeOut: (id: string) => change({ mediaIds: others(id) }),
    putFirst: (id: string) => change({ mediaIds: [id, ...others(id)] }),
  };
}
