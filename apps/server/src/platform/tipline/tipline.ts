import type { CsamIncident } from '@subrosa/rules/csam/csam';

/** What the agency is told. Only what we hold: no network address is kept here. */
export interface TipReport {
  incident: CsamIncident;
  happenedAt: Date;
  /** Where it was found. */
  address: string;
  reporterEmail: string;
  /** Of the account: our own id, and what is known of its holder while it is there. */
  person: { id: string; username?: string; email?: string; phone?: string; dateOfBirth?: string };
  note?: string;
}

interface TipFile {
  name: string;
  type: string;
  content: Buffer;
}

/** About a file that is with the agency: whether it is why we report, and whether anybody of us has seen it. */
export interface TipFileDetails {
  originalName: string;
  isReported: boolean;
}

/** The agency that the law names. A report is opened, filled, and counts once it is finished; until then it can be taken back. */
export interface Tipline {
  /** Opens a report, and returns its number. */
  submit(report: TipReport): Promise<string>;
  upload(number: string, file: TipFile): Promise<string>;
  describe(number: string, fileId: string, details: TipFileDetails): Promise<void>;
  finish(number: string): Promise<void>;
  retract(number: string): Promise<void>;
}

export const tiplineFailures = ['away', 'refused', 'finished', 'gone'] as const;

/**
 * Why a call failed. `away`: the same may work later. `refused`: it works only after somebody has corrected our account or what
 * we send. `finished`: it was finished before. `gone`: the agency knows this number no more; it deletes what is not finished a day
 * after it was opened.
 */
export class TiplineError extends Error {
  override name = 'TiplineError';
  readonly kind: (typeof tiplineFailures)[number];

  constructor(kind: TiplineError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const isTiplineError = (error: unknown, ...kinds: TiplineError['kind'][]): error is TiplineError =>
  error instanceof TiplineError && kinds.includes(error.kind);
