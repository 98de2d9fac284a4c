import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ToolRunner } from './run-tool.ts';
import type { Workspace } from './workspace.ts';

/** Absolute paths of the programs that read hostile files. */
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

/** One request: the file that came, how programs are run for it, and where to tell of them. */
export interface Task extends Workspace {
  /** Path of the file that came. */
  input: string;
  /** Path of the pixels that came before it, where the question says so. */
  watermark: string;
  tools: Tools;
  /** Folder with what Node compiled of the image process; nobody writes there any more. */
  compiled: string;
  runner: ToolRunner;
  /** From 0 to 1. */
  progress(fraction: number): void;
  send(name: string, bytes: number, content: Readable): Promise<void>;
}

export async function sendFile(task: Task, name: string, path: string): Promise<void> {
  await task.send(name, (await stat(path)).size, createReadStream(path));
}
