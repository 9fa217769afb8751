/** The body of an answer as text; null once it is longer than so many bytes, of which no more are read. */
export async function readAtMost(answer: Response, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
