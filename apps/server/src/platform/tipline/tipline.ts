import type { CsamIncident } from '@subrosa/rules/csam/csam';

/** The content of a report. It contains only data that we hold; we store no IP addresses. */
export interface TipReport {
  incident: CsamIncident;
  happenedAt: Date;
  /** URL where the incident was found. */
  url: string;
  reporterEmail: string;
  /** The account: our id, and details of its holder that are still stored. */
  person: { id: string; username?: string; email?: string; phone?: string; dateOfBirth?: string };
  note?: string;
}

interface TipFile {
  name: string;
  type: string;
  content: Buffer;
}

/** Details of an uploaded file: whether it is the reason for the report, and its original name. */
export interface TipFileDetails {
  originalName: string;
  isReported: boolean;
}

/**
 * The agency that receives reports by law. A report is opened, filled, and takes effect once it is finished; until then it
 * can be retracted.
 */
export interface Tipline {
  /** Opens a report and returns its number. */
  submit(report: TipReport): Promise<string>;
  upload(number: string, file: TipFile): Promise<string>;
  describe(number: string, fileId: string, details: TipFileDetails): Promise<void>;
  finish(number: string): Promise<void>;
  retract(number: string): Promise<void>;
}

export const tiplineFailures = ['away', 'rejected', 'finished', 'gone'] as const;

/**
 * Why a request failed. `away`: a retry may succeed. `finished`: it was already finished. `gone`: the agency no longer has
 * this report; it deletes unfinished ones a day after they were opened. Otherwise our account or the data is wrong.
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
