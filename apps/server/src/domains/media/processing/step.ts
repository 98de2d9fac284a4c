import type { ProcessedFields, ProcessingStep } from '../store/processing.ts';
import type { Work } from './work.ts';

/** One step of the checks. It may be repeated from its start at any time, and then ends the same. */
export interface Step {
  name: 'identify' | 'scan' | 'match' | 'render' | 'hand-over';
  /** What is stored once it is done; the last step stores for itself. */
  reaches?: ProcessingStep;
  run(work: Work): Promise<ProcessedFields>;
}
