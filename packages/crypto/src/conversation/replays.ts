/** Under which number each message of a conversation was shown. One that comes back under another is not shown again. */
export class Replays {
  readonly #shown = new Map<string, number>();

  isReplayed({ id, sequence }: { id: string; sequence: number }): boolean {
    const before = this.#shown.get(id);
    if (before === undefined) this.#shown.set(id, sequence);
    return before !== undefined && before !== sequence;
  }
}
