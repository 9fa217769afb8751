/** The resolvers of one request. */
export class RunningResolvers {
  #running: Promise<unknown>[] = [];
  #ended = false;

  /** Holds the request until a resolver that has begun has ended. */
  hold<T>(resolved: T): T {
    if (resolved instanceof Promise) this.#running.push(resolved);
    return resolved;
  }

  assertOpen() {
    if (this.#ended) throw new Error("A resolver came after the end of its request");
  }

  /** From now on none begins; resolves when all that have begun have ended. */
  async end() {
    this.#ended = true;
    await Promise.allSettled(this.#running);
  }
}
