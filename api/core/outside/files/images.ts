import sharp, { type Sharp } from "sharp";
import { decodeHeic } from "./heic.ts";
import { removeMetadata } from "../photographs/remove-metadata.ts";

/** An image as it is looked at, and a small picture of it; a larger one where browsers do not draw the image itself. */
export type Drawn = { width: number; height: number; thumbnail: Uint8Array; picture?: Uint8Array };

/** Limit above today's cameras, and above a page scanned at 600 dpi twice over. */
const MOST_PIXELS = 100_000_000;
const THUMBNAIL = 320;
const PICTURE = 1600;

sharp.cache(false);
sharp.concurrency(1);
let turn: Promise<unknown> = Promise.resolve();

/** One image at a time, so that many at once take no more memory than one. */
function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const mine = turn.then(draw);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Draws a small image, in a thread of its own, without the metadata of cameras (location and time). */
export const drawImage = (content: Blob) => inTurn(() => draw(content));
/** The same of a HEIC; null where it cannot be decoded. */
export const drawHeic = (content: Blob) => inTurn(() => drawPixels(content));

/** A photograph without the metadata of cameras; null where its parts are not understood. */
export const cleanPhotograph = (content: Blob, extension: string) => inTurn(() => removeMetadata(content, extension));

async function draw(content: Blob): Promise<Drawn | "bloated" | "damaged"> {
  try {
    const image = sharp(new Uint8Array(await content.arrayBuffer()), {
      limitInputPixels: MOST_PIXELS,
      failOn: "error",
      sequentialRead: true,
    });
    const { width, height, orientation = 1 } = await image.metadata();
    if (width * height > MOST_PIXELS) return "bloated";
    const thumbnail = await within(THUMBNAIL, image.autoOrient());
    // From 5 on the picture lies on its side.
    return orientation < 5 ? { width, height, thumbnail } : { width: height, height: width, thumbnail };
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? "bloated" : "damaged";
  }
}

async function drawPixels(content: Blob): Promise<Drawn | null> {
  const decoded = await decodeHeic(new Uint8Array(await content.arrayBuffer()));
  if (!decoded) return null;
  const { width, height, pixels } = decoded;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return { width, height, thumbnail: await within(THUMBNAIL, image), picture: await within(PICTURE, image) };
}

const within = (side: number, image: Sharp) =>
  image.clone().resize(side, side, { fit: "inside", withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
