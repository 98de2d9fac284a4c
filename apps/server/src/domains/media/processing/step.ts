import type { ProcessedFields, ProcessingStep } from '../store/processing.ts';
import type { Work } from './work.ts';

/** One step of processing. It can be repeated from its start at any time, with the same result. */
export interface Step {
  name: 'identify' | 'scan' | 'match' | 'render' | 'mark-scanned';
  /** Stored when the step is finished; the last step stores its result itself. */
  reaches?: ProcessingStep;
  run(work: Work): Promise<ProcessedFields>;
}
