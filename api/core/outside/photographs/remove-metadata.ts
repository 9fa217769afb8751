import { heicPieces } from "./heic.ts";
import { jpegPieces } from "./jpeg.ts";
import { assemble, type Piece } from "./pieces.ts";
import { pngPieces } from "./png.ts";
import { webpPieces } from "./webp.ts";

const kinds: Record<string, (bytes: Buffer) => Piece[]> = {
  jpg: jpegPieces,
  png: pngPieces,
  webp: webpPieces,
  heic: heicPieces,
};

export const isPhotograph = (extension: string) => extension in kinds;

/**
 * A photograph without location, time, device and words: besides pixels, only colours and orientation stay. Its pixels
 * stay byte for byte, and are not copied. Null for a file whose parts are not understood.
 */
export async function removeMetadata(content: Blob, extension: string): Promise<Blob | null> {
  const piecesOf = kinds[extension]!;
  try {
    return assemble(content, piecesOf(Buffer.from(await content.arrayBuffer())));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
