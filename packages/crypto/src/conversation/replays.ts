/** The sequence number under which each message was displayed. A repetition under another number is dropped. */
export class Replays {
  readonly #shown = new Map<string, number>();

  isReplayed({ id, sequence }: { id: string; sequence: number }): boolean {
    const before = this.#shown.get(id);
    if (before === undefined) this.#shown.set(id, sequence);
    return before !== undefined && before !== sequence;
  }
}
