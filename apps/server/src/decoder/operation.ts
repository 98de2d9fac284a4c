import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ToolRunner } from './run-tool.ts';
import type { Workspace } from './workspace.ts';

/** Absolute paths of the programs that read untrusted files. */
export interface Tools {
  ffmpeg: string;
  ffprobe: string;
  heifConvert: string;
  node: string;
}

export const systemTools: Tools = {
  ffmpeg: '/usr/bin/ffmpeg',
  ffprobe: '/usr/bin/ffprobe',
  heifConvert: '/usr/bin/heif-convert',
  node: process.execPath,
};

/** One request: the uploaded file, how programs are run for it, and where results are sent. */
export interface Task extends Workspace {
  /** Path of the uploaded file. */
  input: string;
  /** Path of the watermark pixels that precede it, if the question has them. */
  watermark: string;
  tools: Tools;
  /** Folder with Node's compile cache of the image process, which is read-only. */
  compiled: string;
  runner: ToolRunner;
  /** From 0 to 1. */
  progress(fraction: number): void;
  send(name: string, bytes: number, content: Readable): Promise<void>;
}

export async function sendFile(task: Task, name: string, path: string): Promise<void> {
  await task.send(name, (await stat(path)).size, createReadStream(path));
}
