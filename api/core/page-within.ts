/** The page of a list that is shown: the wanted one, or the nearest of those that there are. */
export const pageWithin = (wanted: number | null | undefined, total: number, pageSize: number) =>
  Math.min(Math.max(1, wanted ?? 1), Math.max(1, Math.ceil(total / pageSize)));
