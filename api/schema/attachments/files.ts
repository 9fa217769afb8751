import { batch } from "../../batch.ts";
import { anyOf } from "../../db/any-of.ts";
import { files } from "../../db/tables/files.ts";
import { builder } from "../builder.ts";
import { FileTypeEnum } from "../codes.ts";

type Row = typeof files.$inferSelect;

export const fileOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(files).where(anyOf(files.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const typeOf = ({ mime }: Row) => (mime.startsWith("image/") ? "IMAGE" : "DOCUMENT");

export const File = builder.interfaceRef<Row>("File").implement({
  description: "A stored file; its bytes are at /api/app/file/{uuid}, for whom they are shown",
  resolveType: (row) => (typeOf(row) === "IMAGE" ? "Image" : "Document"),
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    type: t.field({ type: FileTypeEnum, resolve: typeOf }),
    name: t.exposeString("name", { description: "As it was called by whoever sent it" }),
    extension: t.exposeString("extension", { description: "By its content" }),
    namespace: t.exposeString("namespace", { description: "What it belongs to" }),
    size: t.field({ type: "SafeInt", description: "In bytes", resolve: ({ size }) => size }),
  }),
});

builder.objectRef<Row>("Document").implement({ interfaces: [File] });
builder.objectRef<Row>("Image").implement({
  interfaces: [File],
  fields: (t) => ({
    width: t.exposeInt("width", {
      nullable: true,
      description: "In pixels; null for a kind that cannot be drawn here",
    }),
    height: t.exposeInt("height", { nullable: true }),
    hasThumbnail: t.boolean({
      description: "A small picture without the data that cameras write is at /api/app/file/{uuid}?small=1",
      resolve: ({ thumbnail }) => thumbnail !== null,
    }),
    hasPicture: t.boolean({
      description:
        "Of a kind that browsers do not draw, a picture within 1600 × 1600 pixels is at /api/app/file/{uuid}?picture=1",
      resolve: ({ picture }) => picture !== null,
    }),
  }),
});
