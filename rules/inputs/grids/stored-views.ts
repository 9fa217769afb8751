import { z } from "zod";

/** As many views of one list a user keeps. */
export const MOST_VIEWS = 30;

const view = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  /** The columns in order, without the first one, which every view has. */
  columns: z.array(z.string()),
  /** The filters and the sort of the list's page, as its address has them (`?` for none); null leaves them alone. */
  query: z.string().nullable(),
});
export type GridView = z.infer<typeof view>;

/** A user's views of a list, and the one that is in use; without it the list has all its columns. */
const gridViews = z.object({ views: z.array(view), used: z.int().nullable() });
export type GridViews = z.infer<typeof gridViews>;

const none: GridViews = { views: [], used: null };

/** Reads stored views; without any, or unreadable ones, there are none. */
export function readGridViews(data: string | undefined): GridViews {
  try {
    return data ? gridViews.parse(JSON.parse(data)) : none;
  } catch {
    return none;
  }
}
