import type { Run, Storing } from "../core/transactions-of.ts";

/**
 * Values that are read within one transaction, one at a time. It ends with the last of them, or as soon as `unwanted`
 * says that no more are taken.
 */
export async function* streamWithin<T>(
  run: Run,
  read: (ctx: Storing) => AsyncIterable<T>,
  unwanted: AbortSignal,
): AsyncGenerator<T> {
  unwanted.throwIfAborted();
  const { readable, writable } = new TransformStream<T, T>();
  const writer = writable.getWriter();
  const end = () => void writer.abort(unwanted.reason).catch(() => {});
  unwanted.addEventListener("abort", end);
  const written = run(async (ctx) => {
    for await (const value of read(ctx)) await writer.write(value);
  }).then(
    () => writer.close(),
    (error: unknown) => writer.abort(error),
  );
  // Nothing waits for it where no more is taken.
  written.catch(() => {});
  try {
    yield* readable as unknown as AsyncIterable<T>;
    await written;
  } finally {
    unwanted.removeEventListener("abort", end);
  }
}
