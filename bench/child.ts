/** A child process of a benchmark, which handles its commands. It ends by itself when the benchmark aborts. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Child {
  request<Answer>(command?: string): Promise<Answer>;
  end(): Promise<void>;
}

export function startChild(file: string): Child {
  const child = fork(join(import.meta.dirname, file));
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`)));
  failed.catch(() => undefined);
  return {
    request: async <Answer>(command?: string) => {
      const message = once(child, 'message');
      if (command) child.send(command);
      return (await Promise.race([message, failed]))[0] as Answer;
    },
    end: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** In the child: handles commands by name, and ends with the benchmark. */
export function serveBench(initial: object, handlers: Readonly<Record<string, () => object>>, stop: () => Promise<void>): void {
  process.on('message', (command) => process.send?.(handlers[String(command)]?.() ?? {}));
  process.once('disconnect', () => void stop());
  process.send?.(initial);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** CPU time of this process since `before`, in milliseconds. */
export function cpuMilliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
