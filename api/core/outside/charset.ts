/** Letters and signs of Czech, Slovak and German texts that ASCII lacks. */
const plausible =
  /^[\p{ASCII}áäčďéěëíĺľňóôöőřŕšťúůüýžßÁÄČĎÉĚËÍĹĽŇÓÔÖŐŘŔŠŤÚŮÜÝŽ„“”‚‘’–—…•€§°±µ·×÷«»´¨†‰™©®\u00A0\u00AD]*$/u;

/**
 * The charset of a stored text: UTF-8 where it is valid, Windows-1250 where that gives the letters that people here
 * write with, and otherwise none rather than a wrong one.
 */
export async function detectCharset(content: Blob): Promise<"utf-8" | "windows-1250" | null> {
  if (await decodes(content, "utf-8", () => true)) return "utf-8";
  return (await decodes(content, "windows-1250", (text) => plausible.test(text))) ? "windows-1250" : null;
}

async function decodes(content: Blob, charset: string, fits: (text: string) => boolean): Promise<boolean> {
  const decoder = new TextDecoder(charset, { fatal: true });
  try {
    for await (const bytes of content.stream() as unknown as AsyncIterable<Uint8Array>)
      if (!fits(decoder.decode(bytes, { stream: true }))) return false;
    return fits(decoder.decode());
  } catch {
    return false;
  }
}
