/** The pieces of a stream, which is canceled where not all of them are read, or as soon as `unwanted` says so. */
export async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  unwanted?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  unwanted?.addEventListener("abort", cancel);
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    unwanted?.removeEventListener("abort", cancel);
    await reader.cancel();
  }
}
