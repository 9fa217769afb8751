import { randomUUID } from "node:crypto";
import { oneLine } from "#rules/text/visible.ts";
import type { CenterCtx } from "../core/context.ts";

import { files } from "../core/db/tables/files.ts";
import { Fault } from "../core/fault.ts";
import { detectCharset } from "../core/outside/charset.ts";
import { cleanPhotograph, drawHeic, drawImage } from "../core/outside/files/images.ts";
import { isPhotograph } from "../core/outside/photographs/remove-metadata.ts";
import { inspectFile } from "./inspect-file.ts";
import { assertClean } from "./assert-clean.ts";

/** Images that are drawn from the file itself. */
const drawable = /^(png|jpg|gif|webp|tif)$/;
const isText = /^(txt|csv)$/;

/** A context whose user, if there is one, is kept with the file. */
export type StoringCtx = CenterCtx & { profile: { id?: number } };

type Upload = {
  namespace: string;
  name: string;
  content: Blob;
  mostBytes: number;
  /** True if a photograph loses location, time and device; other files stay as they are. */
  withoutMetadata?: boolean | null;
};

/**
 * Stores an uploaded file and answers its row, and whether its metadata were removed. The type is detected from the
 * content, never from the name; unknown types are refused with the reason. The caller's verb checks the permission; the
 * bytes can be read only through a verb.
 */
export async function storeFile(
  ctx: StoringCtx,
  { namespace, name, content: sent, mostBytes, withoutMetadata }: Upload,
) {
  if (sent.size > mostBytes) throw new Fault("tooLarge");
  const kind = await inspectFile(sent, name);
  await assertClean(ctx, sent);
  const cleaned = withoutMetadata === true && isPhotograph(kind.extension);
  const content = cleaned ? await cleanPhotograph(sent, kind.extension) : sent;
  if (!content) throw new Fault("metadataStays");
  // A HEIC that cannot be decoded here may still work on a phone: it is stored without a picture.
  const drawn = drawable.test(kind.extension)
    ? await drawImage(content)
    : kind.extension === "heic"
      ? await drawHeic(content)
      : null;
  if (drawn === "bloated" || drawn === "damaged") throw new Fault(drawn === "bloated" ? "fileBloated" : "fileDamaged");
  const charset = isText.test(kind.extension) ? await detectCharset(content) : null;
  const uuid = randomUUID();
  const { size, sha256 } = await ctx.storage.put(uuid, content.stream(), { size: content.size });
  const thumbnail = await keepDrawn(ctx, drawn?.thumbnail);
  const picture = await keepDrawn(ctx, drawn?.picture);
  const [row] = await ctx.db
    .insert(files)
    .values({
      uuid,
      namespace,
      size,
      sha256,
      thumbnail,
      picture,
      width: drawn?.width,
      height: drawn?.height,
      medicalCenterId: ctx.profile.medicalCenterId,
      name: oneLine(name).slice(-200),
      extension: kind.extension,
      mime: charset ? `${kind.mime}; charset=${charset}` : kind.mime,
      createdAt: ctx.now(),
      createdBy: ctx.profile.id,
    })
    .returning();
  return { ...row!, withoutMetadata: cleaned };
}

/** Stores a drawn picture with its file; answers its key. */
async function keepDrawn(ctx: Pick<CenterCtx, "storage">, drawn: Uint8Array | undefined): Promise<string | null> {
  if (!drawn) return null;
  const key = randomUUID();
  await ctx.storage.put(key, drawn);
  return key;
}
