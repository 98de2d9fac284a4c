import { describe, expect, it } from 'vitest';
import { ownScript, startWorker } from './trusted-worker.ts';

const site = { origin: 'https://app.example', folder: '/assets/' };

describe('ownScript', () => {
  it('returns the full URL of a file of our build', () => {
    expect(ownScript('/assets/derive-1a2b.js', site)).toBe('https://app.example/assets/derive-1a2b.js');
  });

  it('returns the URL of the service worker at the root, and rejects other files there', () => {
    expect(ownScript('/push-worker.js', site)).toBe('https://app.example/push-worker.js');
    expect(() => ownScript('/other-worker.js', site)).toThrow('this script is not ours');
    expect(() => ownScript('https://elsewhere.example/push-worker.js', site)).toThrow('this script is not ours');
  });

  it.each([
    'https://elsewhere.example/assets/derive.js',
    '//elsewhere.example/assets/derive.js',
    'https://app.example.elsewhere.example/assets/derive.js',
    'blob:https://app.example/1f0c',
    'data:text/javascript,postMessage(1)',
    'javascript:1',
    '/media/upload.js',
    '/assets/../media/upload.js',
    '/assets/%2e%2e/media/upload.js',
  ])('rejects %s', (scriptUrl) => {
    expect(() => ownScript(scriptUrl, site)).toThrow('this script is not ours');
  });

  it('rejects a foreign script before a worker starts', () => {
    globalThis.location = { origin: site.origin } as Location;
    expect(() => startWorker('https://elsewhere.example/assets/derive.js')).toThrow('this script is not ours');
  });
});
