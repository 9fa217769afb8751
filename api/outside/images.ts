import sharp from "sharp";

/** An image as it is looked at, and a small picture of it. */
export type Drawn = { width: number; height: number; thumbnail: Uint8Array };

/** What a camera of today takes, and a page scanned at 600 dpi twice over. */
const MOST_PIXELS = 100_000_000;
const THUMBNAIL = 320;

sharp.cache(false);
sharp.concurrency(1);
let turn: Promise<unknown> = Promise.resolve();

/**
 * Draws an image small, without what cameras write into it (where and when it was taken). It is drawn in a thread of its
 * own, one image at a time, so that many at once take no more memory than one.
 */
export function drawImage(content: Blob): Promise<Drawn | "bloated" | "damaged"> {
  const mine = turn.then(() => draw(content));
  turn = mine.catch(() => undefined);
  return mine;
}

async function draw(content: Blob): Promise<Drawn | "bloated" | "damaged"> {
  try {
    const image = sharp(new Uint8Array(await content.arrayBuffer()), { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
    const { width, height, orientation = 1 } = await image.metadata();
    if (width * height > MOST_PIXELS) return "bloated";
    const thumbnail = await image.autoOrient().resize(THUMBNAIL, THUMBNAIL, { fit: "inside", withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
    // From 5 on the picture lies on its side.
    return orientation < 5 ? { width, height, thumbnail } : { width: height, height: width, thumbnail };
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? "bloated" : "damaged";
  }
}
