/** Secrets that stay in the worker. A page refers to one by a random id, which a script that starts later cannot guess. */
export class HeldSecrets<Secret> {
  readonly #held = new Map<string, Secret>();
  readonly #longestMs: number | null;

  /** `longestMs`: after which a secret is released at the latest, as when a page was left open. */
  constructor(longestMs: number | null) {
    this.#longestMs = longestMs;
  }

  hold(secret: Secret): string {
    const id = crypto.randomUUID();
    this.#held.set(id, secret);
    if (this.#longestMs !== null) setTimeout(() => this.release(id), this.#longestMs);
    return id;
  }

  find(id: string): Secret | null {
    return this.#held.get(id) ?? null;
  }

  release(id: string): void {
    this.#held.delete(id);
  }

  releaseAll(): void {
    this.#held.clear();
  }
}
