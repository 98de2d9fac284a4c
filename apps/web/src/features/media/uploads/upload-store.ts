import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { create } from 'zustand';
import type { UploadSpeed } from './upload-speed.ts';

type UploadPhase = 'waiting' | 'sending' | 'paused' | 'finishing' | 'sent' | 'failed';

/** A file on its way, as it is shown. */
export type Upload = {
  /** Ours: the service gives its own later. */
  key: string;
  mediaId: string | null;
  purpose: MediaPurpose;
  kind: MediaKind;
  fileName: string;
  bytes: number;
  /** An address of the file in this tab, for a thumbnail. */
  preview: string;
  phase: UploadPhase;
  sentBytes: number;
  pace: UploadSpeed | null;
  /** What it failed of. */
  problem: unknown;
};

type UploadStore = {
  uploads: readonly Upload[];
  /** How many lists of uploads are on the page. */
  lists: number;
};

/** In memory only: nothing of a member's files stays on the device. Lives in a module, so that moving about in the app ends nothing. */
export const useUploadStore = create<UploadStore>()(() => ({ uploads: [], lists: 0 }));

const inUse = () => useUploadStore.getState().uploads;

export function findUpload(key: string): Upload | undefined {
  return inUse().find((upload) => upload.key === key);
}

export function addUpload(upload: Upload): void {
  useUploadStore.setState({ uploads: [...inUse(), upload] });
}

const names = new Map<string, string>();

/** What the file of an item was called, for as long as this tab remembers: the service forgets it once it has the file. */
export function fileNameOf(mediaId: string): string | undefined {
  return names.get(mediaId);
}

export function clearFileNames(): void {
  names.clear();
}

export function changeUpload(key: string, change: Partial<Upload>): void {
  const { fileName } = findUpload(key) ?? {};
  if (change.mediaId && fileName) names.set(change.mediaId, fileName);
  useUploadStore.setState({ uploads: inUse().map((upload) => (upload.key === key ? { ...upload, ...change } : upload)) });
}

export function deleteUpload(key: string): void {
  const upload = findUpload(key);
  if (!upload) return;
  URL.revokeObjectURL(upload.preview);
  useUploadStore.setState({ uploads: inUse().filter((other) => other !== upload) });
}

/** A list of uploads is on the page; returns how to say that it is gone. */
export function registerUploadList(): () => void {
  const change = (by: number) => useUploadStore.setState(({ lists }) => ({ lists: lists + by }));
  change(1);
  return () => change(-1);
}

/** Whether something has arrived of which the service has not shown anything yet. */
export function useIsExpecting(purpose: MediaPurpose): boolean {
  return useUploadStore(({ uploads }) => uploads.some((upload) => upload.purpose === purpose && upload.phase === 'sent'));
}

/** Whether leaving the page would interrupt it. */
export function isInProgress({ phase }: Upload): boolean {
  return phase === 'waiting' || phase === 'sending' || phase === 'finishing';
}
