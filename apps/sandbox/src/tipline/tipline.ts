import { createHash, randomUUID } from 'node:crypto';

interface TipFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
  md5: string;
  /** Whether `/fileinfo` was called for this file. */
  hasDetails: boolean;
}

export interface Tip {
  number: string;
  state: 'open' | 'finished' | 'retracted';
  xml: string;
  files: TipFile[];
  openedAt: Date;
  /** The time of the last upload or file details. */
  changedAt: Date;
}

/** Appendix D of the documentation. */
export const codes: Readonly<Record<number, string>> = {
  0: 'Success',
  1000: 'Server error',
  1100: 'Save failed',
  1110: 'Upload failed',
  1111: 'File upload failed',
  1210: 'Resource not found',
  1300: 'Update failed',
  2000: 'Authentication required',
  3000: 'User is not authorized to perform this action',
  3100: 'User does not have authorization to make submissions',
  3300: 'User does not have authorization to make updates',
  4000: 'Invalid request',
  4100: 'Validation failed',
  4110: 'Malformed XML submittal',
  4200: 'Malformed file submittal',
  5001: 'Report does not exist',
  5002: 'File does not exist',
  5101: 'Report already retracted',
  5102: 'Report already finished',
};

/** `500`: server error. `silent`: not handled, no response. `lost`: handled, but no response. The others are codes of NCMEC. */
export const failures = ['500', 'silent', 'lost', ...Object.keys(codes).filter((code) => code !== '0')];

export type Failure = string;

export interface Tipline {
  tips(): readonly Tip[];
  find(number: string): Tip | undefined;
  createTip(xml: string): Tip;
  addFile(tip: Tip, file: { name: string; type: string; content: Buffer }): TipFile;
  /** The next requests to this path fail in this way. */
  failNext(path: string, failure: Failure, times: number): void;
  nextFailure(path: string): Failure | null;
}

const MAX_TIPS = 200;
const HOUR = 3_600_000;

/** A report that is not finished is deleted 24 hours after it was opened, or an hour after its last change if that is later. */
function isDeleted({ state, openedAt, changedAt }: Tip, now: Date): boolean {
  return state === 'open' && now.getTime() > Math.max(openedAt.getTime() + 24 * HOUR, changedAt.getTime() + HOUR);
}

/** The reports that NCMEC would have received, in memory. */
export function createTipline(now: () => Date): Tipline {
  let tips: readonly Tip[] = [];
  let last = 4_564_653;
  const planned: { path: string; failure: Failure; times: number }[] = [];
  return {
    tips: () => tips,
    find: (number) => tips.find((tip) => tip.number === number && !isDeleted(tip, now())),
    createTip: (xml) => {
      const at = now();
      const tip: Tip = { number: String((last += 1)), state: 'open', xml, files: [], openedAt: at, changedAt: at };
      tips = [tip, ...tips].slice(0, MAX_TIPS);
      return tip;
    },
    addFile: (tip, { name, type, content }) => {
      const md5 = createHash('md5').update(content).digest('hex');
      const file = { id: randomUUID().replaceAll('-', ''), name, type, bytes: content.length, md5, hasDetails: false };
      tip.files.push(file);
      tip.changedAt = now();
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
