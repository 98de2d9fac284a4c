import { expect, it } from 'vitest';
import { sectionsAfter } from './report.ts';

const outcome = { id: 'S2', title: 'new', results: [], notes: [], plots: [] };

it('keeps the sections of other scenarios when one is run again', () => {
  const before = '# Soak\n\nIntroduction.\n\n## S1: kills\n\nPassed.\n\n## S2: old\n\nPassed.\n\n## S3: deploys\n\nPassed.\n';
  const sections = sectionsAfter(before, outcome, 60);
  expect(sections.map((text) => text.split('\n')[0])).toEqual(['## S1: kills', '## S2: new', '## S3: deploys']);
  expect(sections[0]).toBe('## S1: kills\n\nPassed.');
  expect(sectionsAfter('', outcome, 60)).toHaveLength(1);
});
