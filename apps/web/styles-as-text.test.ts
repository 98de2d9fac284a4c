import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asText, WRITERS } from './styles-as-text.ts';

const mantine = dirname(fileURLToPath(import.meta.resolve('@mantine/core')));
const modules = globSync('**/*.mjs', { cwd: mantine }).map((file) => join(mantine, file));

describe('the style sheets of Mantine', () => {
  it.each(modules.filter((file) => WRITERS.test(file)))('are written as text by %s', (file) => {
    expect(asText(readFileSync(file, 'utf8'))).not.toMatch(/innerHTML/i);
  });

  it('are written nowhere else', () => {
    const writes = /__html|\.innerHTML\s*=/;
    const others = modules.filter((file) => !WRITERS.test(file) && writes.test(readFileSync(file, 'utf8')));
    // A component for pages that are rendered on a server; ours are not.
    expect(others.map((file) => file.split('/').at(-1))).toEqual(['ColorSchemeScript.mjs']);
  });
});
