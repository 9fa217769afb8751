/** Bytes of bodies that a process holds at once for anonymous users. */
const MOST_HELD = 10_000_000;

/** The share of one request: it may be evicted until it has come whole, and counts until it is released. */
export type BodyShare = {
  hold: (bytes: number) => void;
  evicted: AbortSignal;
  complete: () => void;
  release: () => void;
};

/** Beyond the budget the oldest body is evicted: a stalled one is old, and a login comes within a moment. */
export function createBodyBudget(most = MOST_HELD): () => BodyShare {
  let held = 0;
  const oldestFirst = new Set<{ evict: () => void }>();
  return () => {
    let own = 0;
    const eviction = new AbortController();
    const release = () => {
      held -= own;
      own = 0;
      oldestFirst.delete(entry);
    };
    const entry = { evict: () => (release(), eviction.abort()) };
    return {
      hold(bytes) {
        if (eviction.signal.aborted) return;
        own += bytes;
        held += bytes;
        oldestFirst.add(entry);
        for (const { evict } of oldestFirst) {
          if (held <= most) break;
          evict();
        }
      },
      evicted: eviction.signal,
      complete: () => void oldestFirst.delete(entry),
      release,
    };
  };
}
