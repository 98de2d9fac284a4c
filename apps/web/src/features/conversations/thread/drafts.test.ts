import type { SavedDraft } from '@subrosa/vault/protocol';
import { describe, expect, it } from 'vitest';
import { Drafts } from './draft-store.ts';

/** Two tabs of one browser. */
function twoTabs() {
  const stored = new Map<string, SavedDraft>();
  const storage = {
    save: async (id: string, draft: SavedDraft | null) => void (draft ? stored.set(id, draft) : stored.delete(id)),
    list: async () => Object.fromEntries(stored),
  };
  return { stored, storage, one: new Drafts(storage), other: new Drafts(storage) };
}

describe('Drafts', () => {
  it('shows after a reload what was not sent, and nothing once it was sent', async () => {
    const { one, other } = twoTabs();
    one.change('iris', { text: 'Until Friday', replyTo: 'a message' });
    await one.flush();
    await other.load();
    expect(other.of('iris')).toMatchObject({ text: 'Until Friday', replyTo: 'a message', editing: null });
    one.clear('iris');
    await one.flush();
    await other.load();
    expect(other.of('iris').text).toBe('');
  });

  it('stores the last edit of two tabs, and replaces no text that a tab has edited', async () => {
    const { one, other, stored } = twoTabs();
    one.change('iris', { text: 'from one' });
    await one.flush();
    other.change('iris', { text: 'from the other' });
    await other.flush();
    await one.load();
    expect([one.of('iris').text, other.of('iris').text]).toEqual(['from one', 'from the other']);
    expect(stored.get('iris')?.text).toBe('from the other');
  });

  it('shows another tab’s draft again after its own was emptied', async () => {
    const { one, other } = twoTabs();
    one.change('iris', { text: 'x' });
    one.change('iris', { text: '' });
    await one.flush();
    other.change('iris', { text: 'from the other' });
    await other.flush();
    await one.load();
    expect(one.of('iris').text).toBe('from the other');
  });

  it('keeps a draft while a sent message is edited, and does not store the edit', async () => {
    const { one, stored } = twoTabs();
    one.change('iris', { text: 'Until Friday' });
    one.change('iris', { editing: 'sent', text: 'Hello', replyTo: null });
    one.change('iris', { text: 'Hello!' });
    await one.load();
    expect(one.of('iris')).toMatchObject({ editing: 'sent', text: 'Hello!' });
    expect(stored.get('iris')?.text).toBe('Until Friday');
    one.clear('iris');
    expect(one.of('iris')).toMatchObject({ editing: null, text: 'Until Friday' });
  });

  it('shows no text that was sent while the stored ones were read', async () => {
    const { storage } = twoTabs();
    const meanwhile = Promise.withResolvers<void>();
    const list = async () => {
      const listed = await storage.list();
      await meanwhile.promise;
      return listed;
    };
    await storage.save('iris', { text: 'Until Friday', replyTo: null });
    const tab = new Drafts({ ...storage, list });
    const loading = tab.load();
    await tab.flush();
    tab.change('iris', { text: 'Until Friday' });
    tab.clear('iris');
    await tab.flush();
    meanwhile.resolve();
    await loading;
    expect(tab.of('iris').text).toBe('');
  });

  it('shows no text that was sent but could not be deleted', async () => {
    const { storage, stored } = twoTabs();
    const save = async (id: string, draft: SavedDraft | null) => (draft ? storage.save(id, draft) : Promise.reject(new Error('full')));
    const tab = new Drafts({ ...storage, save });
    tab.change('iris', { text: 'Until Friday' });
    await tab.flush();
    tab.clear('iris');
    await tab.load();
    expect([stored.get('iris')?.text, tab.of('iris').text]).toEqual(['Until Friday', '']);
  });

  it('saves again after a failure, and nothing after the logout', async () => {
    const { storage, stored } = twoTabs();
    let fails = true;
    const save = async (id: string, draft: SavedDraft | null) => (fails ? Promise.reject(new Error('full')) : storage.save(id, draft));
    const tab = new Drafts({ ...storage, save });
    tab.change('iris', { text: 'one' });
    await tab.flush();
    fails = false;
    tab.change('iris', { text: 'two' });
    await tab.flush();
    expect(stored.get('iris')?.text).toBe('two');
    tab.change('iris', { text: 'three' });
    tab.forget();
    await tab.flush();
    expect([stored.get('iris')?.text, tab.of('iris').text]).toEqual(['two', '']);
  });
});
