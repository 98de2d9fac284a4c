import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import type { HostileFile } from './file.ts';
import { honest, known } from './valid-files.ts';
import { polyglots } from './polyglots.ts';
import { foreignFormats } from './foreign-formats.ts';
import { metadataCanaries } from './metadata-canaries.ts';

/** Every file of the upload test. `port` is where somebody listens for whoever follows a playlist. */
export const corpus = (port: number): readonly HostileFile[] => [
  ...polyglots,
  ...foreignFormats(port),
  ...bombs,
  ...damaged,
  ...metadataCanaries,
  ...honest,
  ...known,
];
