import { randomUUID } from "node:crypto";
import { oneLine } from "#rules/visible.ts";
import type { ProfileCtx } from "../context.ts";
import { files } from "../db/tables/records.ts";
import { Fault } from "../fault.ts";
import { charsetOf } from "../outside/charset.ts";
import { drawHeic, drawImage } from "../outside/images.ts";
import { inspectFile } from "./inspect-file.ts";
import { proveClean } from "./prove-clean.ts";

/** Images that are drawn from the file itself. */
const drawable = /^(png|jpg|gif|webp|tif)$/;
const isText = /^(txt|csv)$/;

type Upload = { namespace: string; name: string; content: Blob; mostBytes: number };

/**
 * Keeps an uploaded file and answers its row. What it is is told by its content, never by its name; what is not taken in
 * is refused with the reason. The caller's verb decides who may; no address leads to the bytes but through one.
 */
export async function storeFile(ctx: ProfileCtx, { namespace, name, content, mostBytes }: Upload) {
  if (content.size > mostBytes) throw new Fault("tooLarge");
  const kind = await inspectFile(content, name);
  await proveClean(ctx, content);
  // A HEIC that nobody can draw here may still be one to a phone: it is kept without a picture.
  const drawn = drawable.test(kind.extension)
    ? await drawImage(content)
    : kind.extension === "heic"
      ? await drawHeic(content)
      : null;
  if (drawn === "bloated" || drawn === "damaged") throw new Fault(drawn === "bloated" ? "fileBloated" : "fileDamaged");
  const charset = isText.test(kind.extension) ? await charsetOf(content) : null;
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
  return row!;
}

/** Puts something drawn beside its file; answers under which key. */
async function keepDrawn(ctx: ProfileCtx, drawn: Uint8Array | undefined): Promise<string | null> {
  if (!drawn) return null;
  const key = randomUUID();
  await ctx.storage.put(key, drawn);
  return key;
}
