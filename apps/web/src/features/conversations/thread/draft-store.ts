import type { SavedDraft } from '@subrosa/vault/protocol';
import { createStore } from 'zustand';

export type Draft = {
  text: string;
  replyTo: string | null;
  /** The id of the own message that is being edited. */
  editing: string | null;
  files: readonly File[];
};

const none: Draft = { text: '', replyTo: null, editing: null, files: [] };

/** Where texts are kept on this device. */
type DraftStorage = {
  save: (conversationId: string, draft: SavedDraft | null) => Promise<void>;
  list: () => Promise<Readonly<Record<string, SavedDraft>>>;
};

const SAVE_AFTER_MS = 300;

/**
 * The drafts of all conversations in one tab. Texts and replies are stored, so that they survive a reload; files and edits of sent messages
 * are in memory only. The stored draft is that of the last edit in any tab; what was edited in this tab is never replaced by another one's.
 */
export class Drafts {
  readonly state = createStore<{ drafts: Readonly<Record<string, Draft>> }>()(() => ({ drafts: {} }));
  readonly #storage: DraftStorage;
  readonly #unsaved = new Map<string, SavedDraft | null>();
  readonly #edited = new Set<string>();
  #edits = 0;
  /** The number of the last edit of each conversation. */
  readonly #lastEdits = new Map<string, number>();
  /** The drafts that continue when the edit of a sent message ends. */
  readonly #interrupted = new Map<string, Draft>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(storage: DraftStorage) {
    this.#storage = storage;
  }

  of = (conversationId: string): Draft => this.state.getState().drafts[conversationId] ?? none;

  change = (conversationId: string, change: Partial<Draft>): void => {
    const before = this.of(conversationId);
    const draft = { ...before, ...change };
    if (draft.editing !== null && before.editing === null) this.#interrupted.set(conversationId, before);
    this.#set(conversationId, draft);
    if (draft.editing === null) this.#save(conversationId, draft);
  };

  /** After sending; after an edit, the draft from before continues. */
  clear = (conversationId: string): void => {
    if (this.of(conversationId).editing === null) return this.change(conversationId, none);
    this.#set(conversationId, this.#interrupted.get(conversationId) ?? none);
    this.#interrupted.delete(conversationId);
    return undefined;
  };

  /** Shows what is stored, except where this tab has an edit of its own. */
  load = async (): Promise<void> => {
    await this.flush();
    const edits = this.#edits;
    const saved = await this.#storage.list();
    this.state.setState(({ drafts }) => {
      // What was listed before an edit is old, also when the edit is stored by now.
      const isOwn = (id: string) => this.#edited.has(id) || (this.#lastEdits.get(id) ?? 0) > edits || this.of(id).editing !== null;
      const own = Object.entries(drafts).filter(([id]) => isOwn(id));
      const others = Object.entries(saved).filter(([id]) => !isOwn(id));
      return { drafts: Object.fromEntries([...own, ...others.map(([id, draft]) => [id, { ...none, ...draft }] as const)]) };
    });
  };

  /** Stores what was edited, without waiting for a pause. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    const due = [...this.#unsaved];
    this.#unsaved.clear();
    for (const [id, draft] of due) {
      this.#saving = this.#saving
        .then(() => this.#storage.save(id, draft))
        .then(() => {
          if (!this.#unsaved.has(id) && isEmpty(this.of(id))) this.#edited.delete(id);
        })
        // The next edit saves it again; until then, what is stored is not shown.
        .catch(() => undefined);
    }
    return this.#saving;
  };

  /** On logout; the vault deletes what is stored. */
  forget = (): void => {
    clearTimeout(this.#timer);
    this.#unsaved.clear();
    this.#edited.clear();
    this.#lastEdits.clear();
    this.#interrupted.clear();
    this.state.setState({ drafts: {} });
  };

  #set(conversationId: string, draft: Draft) {
    this.state.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: draft } }));
  }

  #save(conversationId: string, { text, replyTo }: Draft) {
    this.#edited.add(conversationId);
    this.#lastEdits.set(conversationId, ++this.#edits);
    this.#unsaved.set(conversationId, text.trim() === '' ? null : { text, replyTo });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }
}

const isEmpty = ({ text, replyTo, editing, files }: Draft) => text === '' && replyTo === null && editing === null && files.length === 0;
