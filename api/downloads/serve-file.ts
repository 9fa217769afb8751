import { asCaller, type Caller } from "../core/access/as-caller.ts";
import type { Services } from "../core/context.ts";
import { readFile, type Drawing } from "./read-file.ts";

/** Types that a browser may display; all others are downloads. */
const shown = /^(image\/(png|jpeg|webp|gif)|application\/pdf)$/;

/**
 * The bytes of a stored file, permitted by its verb; throws the verb's faults. They are never rendered as a page of the
 * app: the type is the one detected at storing, nothing is sniffed, and scripts within cannot run.
 */
export async function serveFile(
  services: Services,
  caller: Caller,
  uuid: string,
  { save, drawing }: { save: boolean; drawing?: Drawing },
): Promise<Response> {
  const row = await asCaller(services, caller, (ctx) => readFile(ctx, uuid, drawing));
  const { stream, size } = await services.storage.get(drawing ? row[drawing]! : row.uuid);
  const mime = drawing ? "image/webp" : row.mime;
  const inline = !save && shown.test(mime);
  return new Response(stream, {
    headers: {
      "content-type": mime,
      "content-length": String(size),
      "content-disposition": `${inline ? "inline" : "attachment"}; filename="file.${row.extension}"; filename*=UTF-8''${encodeURIComponent(savedName(row)).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`,
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; frame-ancestors 'self'",
    },
  });
}

/** A name never promises another kind than the content is. */
const savedName = ({ name, extension }: { name: string; extension: string }) =>
  name.toLowerCase().endsWith(`.${extension}`) ? name : `${name.replace(/\.[^.]{1,5}$/, "")}.${extension}`;
