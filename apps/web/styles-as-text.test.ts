import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asText, WRITERS } from './styles-as-text.ts';

const mantine = dirname(fileURLToPath(import.meta.resolve('@mantine/core')));
const modules = globSync('**/*.mjs', { cwd: mantine }).map((file) => join(mantine, file));

describe('the style sheets of Mantine', () => {
  it.each(modules.filter((file) => WRITERS.test(file)))('asText removes innerHTML from %s', (file) => {
    expect(asText(readFileSync(file, 'utf8'))).not.toMatch(/innerHTML/i);
  });

  it('WRITERS contains every module that writes HTML', () => {
    const writes = /__html|\.innerHTML\s*=/;
    const others = modules.filter((file) => !WRITERS.test(file) && writes.test(readFileSync(file, 'utf8')));
    // A component for server rendering, which the app does not use.
    expect(others.map((file) => file.split('/').at(-1))).toEqual(['ColorSchemeScript.mjs']);
  });
});
