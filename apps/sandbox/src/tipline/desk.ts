import { createHash, randomUUID } from 'node:crypto';

interface TipFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
  md5: string;
  /** Whether `/fileinfo` was called for it. */
  described: boolean;
}

export interface Tip {
  number: string;
  state: 'open' | 'finished' | 'retracted';
  xml: string;
  files: TipFile[];
}

export const failures = ['500', 'silent', 'lost', '1000', '2000', '4100'] as const;

/** `500`: broken. `silent`: no answer, and nothing done. `lost`: done, and no answer. The others are codes of the agency. */
export type Failure = (typeof failures)[number];

export interface Desk {
  tips(): readonly Tip[];
  find(number: string): Tip | undefined;
  open(xml: string): Tip;
  addFile(tip: Tip, file: { name: string; type: string; content: Buffer }): TipFile;
  /** The next calls of this path fail so. */
  failNext(path: string, failure: Failure, times: number): void;
  nextFailure(path: string): Failure | null;
}

const MOST = 200;

/** What arrived at the agency, in memory. */
export function createDesk(): Desk {
  let tips: readonly Tip[] = [];
  let last = 4_564_653;
  const planned: { path: string; failure: Failure; times: number }[] = [];
  return {
    tips: () => tips,
    find: (number) => tips.find((tip) => tip.number === number),
    open: (xml) => {
      const tip: Tip = { number: String((last += 1)), state: 'open', xml, files: [] };
      tips = [tip, ...tips].slice(0, MOST);
      return tip;
    },
    addFile: (tip, { name, type, content }) => {
      const md5 = createHash('md5').update(content).digest('hex');
      const file = { id: randomUUID().replaceAll('-', ''), name, type, bytes: content.length, md5, described: false };
      tip.files.push(file);
      return file;
    },
    failNext: (path, failure, times) => void planned.push({ path, failure, times }),
    nextFailure: (path) => {
      const next = planned.find((plan) => plan.path === path && plan.times > 0);
      if (!next) return null;
      next.times -= 1;
      return next.failure;
    },
  };
}
