import { Trans } from '@lingui/react/macro';
import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { RequestView } from '../api/request.ts';
import { TypeDrawing } from '../card/type-drawing.tsx';
import { DialogHost, type RequestDialog, type DialogName } from '../dialogs/dialog-host.tsx';
import classes from './details.module.css';
import { DetailList } from './detail-list.tsx';
import { Header } from './header.tsx';
import { FlaggedText } from './flagged-text.tsx';
import { MediaViewer } from './media-viewer.tsx';
import { NextRequests } from './next-requests.tsx';
import { OwnerBanner } from './owner-banner.tsx';
import { PosterCard } from './poster-card.tsx';
import { viewedOf } from './viewed.ts';

// Only one of them is needed.
const OwnerTools = lazy(async () => ({ default: (await import('./owner-tools.tsx')).OwnerTools }));
const HiddenMedia = lazy(async () => ({ default: (await import('./hidden-media.tsx')).HiddenMedia }));
const ReaderTools = lazy(async () => ({ default: (await import('./reader-tools.tsx')).ReaderTools }));

type DetailsProps = { request: RequestView };

export function Details({ request }: DetailsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<RequestDialog>(null);
  const { id, title, description, type, mine, own, poster, status } = request;
  const items = viewedOf(request);
  const open = (name: DialogName) => setDialog({ name, opened: true });

  function handleClose() {
    const opener = dialog && container.current?.querySelector<HTMLElement>(`[data-opens~='${dialog.name}']`);
    setDialog((before) => before && { ...before, opened: false });
    (opener ?? container.current?.querySelector('button'))?.focus({ preventScroll: true });
  }

  return (
    <>
      <OwnerBanner request={request} />
      {own && own.media.length > 0 && status !== 'withdrawn' && (
        <Suspense>
          <HiddenMedia items={own.media} />
        </Suspense>
      )}
      <article className={classes.grid} data-drawn={items.length === 0 || undefined}>
        <div className={classes.media}>
          {items.length > 0 ? (
            <MediaViewer items={items} title={title} />
          ) : (
            <div className={classes.drawing}>
              <TypeDrawing seed={id} type={type} />
            </div>
          )}
        </div>
        <div className={classes.header} ref={container}>
          <Header request={request} />
          <Suspense fallback={<div className={classes.waiting} />}>
            {mine ? <OwnerTools request={request} onOpen={open} /> : <ReaderTools request={request} onOpen={open} />}
          </Suspense>
        </div>
        <section className={classes.text} aria-labelledby="description">
          <h2 id="description" className={classes.subtitle}>
            <Trans>Description</Trans>
          </h2>
          <p className={classes.description} dir="auto">
            <FlaggedText text={description} flaggedSpans={own?.flaggedSpans.filter(({ field }) => field === 'description') ?? []} />
          </p>
        </section>
        <div className={classes.more}>
          {!mine && <PosterCard poster={poster} />}
          <DetailList request={request} />
          {!mine && (
            <p className={classes.fair}>
              <IconShieldCheck size={22} stroke={1.5} aria-hidden="true" />
              <span>
                <Trans>
                  You arrange everything directly with <bdi>{poster.username}</bdi>. Subrosa takes no commission and isn’t part of the deal.
                </Trans>
              </span>
            </p>
          )}
        </div>
      </article>
      <NextRequests id={id} />
      <DialogHost dialog={dialog} request={request} onClose={handleClose} />
    </>
  );
}
