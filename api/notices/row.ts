import type { notices } from "../db/tables/notices.ts";

export type NoticeRow = typeof notices.$inferSelect;
