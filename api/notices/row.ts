import type { notices } from "../core/db/tables/notices.ts";

export type NoticeRow = typeof notices.$inferSelect;
