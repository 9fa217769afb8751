import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { files } from "../../core/db/tables/files.ts";
import { builder } from "../builder.ts";
import { FileTypeEnum } from "../codes.ts";

type Row = typeof files.$inferSelect;

export const fileOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(files).where(anyOf(files.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const typeOf = ({ mime }: Row) => (mime.startsWith("image/") ? "IMAGE" : "DOCUMENT");

export const File = builder.interfaceRef<Row>("File").implement({
  description: "A stored file; its bytes are at /api/app/file/{uuid} for callers who may see it",
  resolveType: (row) => (typeOf(row) === "IMAGE" ? "Image" : "Document"),
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    type: t.field({ type: FileTypeEnum, resolve: typeOf }),
    name: t.exposeString("name", { description: "The name given by the sender" }),
    extension: t.exposeString("extension", { description: "Detected from the content" }),
    namespace: t.exposeString("namespace", { description: "The record it belongs to" }),
    size: t.field({ type: "SafeInt", description: "In bytes", resolve: ({ size }) => size }),
  }),
});

builder.objectRef<Row>("Document").implement({ interfaces: [File] });
builder.objectRef<Row>("Image").implement({
  interfaces: [File],
  fields: (t) => ({
    width: t.exposeInt("width", {
      nullable: true,
      description: "In pixels; null for formats without a thumbnail",
    }),
    height: t.exposeInt("height", { nullable: true }),
    hasThumbnail: t.boolean({
      description: "A thumbnail without camera metadata is at /api/app/file/{uuid}?small=1",
      resolve: ({ thumbnail }) => thumbnail !== null,
    }),
    hasPicture: t.boolean({
      description:
        "For formats browsers cannot display: a picture within 1600 × 1600 pixels is at /api/app/file/{uuid}?picture=1",
      resolve: ({ picture }) => picture !== null,
    }),
  }),
});
