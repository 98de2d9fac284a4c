import { bombs } from './bombs.ts';
import { damaged } from './damaged.ts';
import type { HostileFile } from './file.ts';
import { honest, known } from './valid-files.ts';
import { polyglots } from './polyglots.ts';
import { foreignFormats } from './foreign-formats.ts';
import { metadataCanaries } from './metadata-canaries.ts';

/** All files of the upload test. On `port` a server listens for requests by programs that follow a playlist. */
export const corpus = (port: number): readonly HostileFile[] => [
  ...polyglots,
  ...foreignFormats(port),
  ...bombs,
  ...damaged,
  ...metadataCanaries,
  ...honest,
  ...known,
];
