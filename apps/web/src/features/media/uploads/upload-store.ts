import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { create } from 'zustand';
import type { UploadSpeed } from './upload-speed.ts';

type UploadPhase = 'waiting' | 'sending' | 'paused' | 'finishing' | 'sent' | 'failed';

/** An upload as it is displayed. */
export type Upload = {
  /** A local key, because the server assigns its id later. */
  key: string;
  mediaId: string | null;
  purpose: MediaPurpose;
  kind: MediaKind;
  fileName: string;
  bytes: number;
  /** A local URL of the file, for a thumbnail. */
  preview: string;
  phase: UploadPhase;
  sentBytes: number;
  pace: UploadSpeed | null;
  /** The error of a failed upload. */
  problem: unknown;
};

type UploadStore = {
  uploads: readonly Upload[];
  /** The number of upload lists on the page. */
  lists: number;
};

/** In memory only, because no files may stay on the device. A module-level store, so that navigation does not interrupt uploads. */
export const useUploadStore = create<UploadStore>()(() => ({ uploads: [], lists: 0 }));

const inUse = () => useUploadStore.getState().uploads;

export function findUpload(key: string): Upload | undefined {
  return inUse().find((upload) => upload.key === key);
}

export function addUpload(upload: Upload): void {
  useUploadStore.setState({ uploads: [...inUse(), upload] });
}

const names = new Map<string, string>();

/** The file name of an item while this tab remembers it: the server deletes it after the upload. */
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

/** Registers an upload list of the page; returns a function that unregisters it. */
export function registerUploadList(): () => void {
  const change = (by: number) => useUploadStore.setState(({ lists }) => ({ lists: lists + by }));
  change(1);
  return () => change(-1);
}

/** Whether an upload has finished that the server does not list yet. */
export function useIsExpecting(purpose: MediaPurpose): boolean {
  return useUploadStore(({ uploads }) => uploads.some((upload) => upload.purpose === purpose && upload.phase === 'sent'));
}

/** Whether leaving the page would interrupt the upload. */
export function isInProgress({ phase }: Upload): boolean {
  return phase === 'waiting' || phase === 'sending' || phase === 'finishing';
}
