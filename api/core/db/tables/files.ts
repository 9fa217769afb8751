import { bigint, index, integer, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, medicalCenterId, ofMedicalCenter } from "./columns.ts";

/** Metadata of a stored file; its bytes are in the file storage under its uuid. */
export const files = pgTable(
  "files",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom().unique("files_uuid"),
    medicalCenterId: medicalCenterId(),
    namespace: varchar("namespace", { length: 40 }).notNull(),
    name: text("name").notNull(),
    extension: varchar("extension", { length: 10 }).notNull(),
    mime: varchar("mime", { length: 100 }).notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: varchar("sha256", { length: 64 }).notNull(),
    /** Of an image as it is looked at, in pixels; of kinds that cannot be drawn here, nothing. */
    width: integer("width"),
    height: integer("height"),
    /** The small picture of it in the file storage. */
    thumbnail: uuid("thumbnail"),
    /** A larger one, of a kind that browsers do not draw. */
    picture: uuid("picture"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
  },
  (table) => [
    index("files_thumbnail").on(table.thumbnail),
    index("files_picture").on(table.picture),
    ofMedicalCenter(),
  ],
);
