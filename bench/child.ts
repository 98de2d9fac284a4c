/** A process that a bench starts, asks by name and ends. It leaves by itself when the bench breaks off. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Child {
  request<Answer>(question?: string): Promise<Answer>;
  end(): Promise<void>;
}

export function startChild(file: string): Child {
  const child = fork(join(import.meta.dirname, file));
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`)));
  failed.catch(() => undefined);
  return {
    request: async <Answer>(question?: string) => {
      const answered = once(child, 'message');
      if (question) child.send(question);
      return (await Promise.race([answered, failed]))[0] as Answer;
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** In the child: answers questions by name, and leaves when the bench does. */
export function answerBench(hello: object, answers: Readonly<Record<string, () => object>>, leave: () => Promise<void>): void {
  process.on('message', (question) => process.send?.(answers[String(question)]?.() ?? {}));
  process.once('disconnect', () => void leave());
  process.send?.(hello);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
