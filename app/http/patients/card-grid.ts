import type { GridName } from "#rules/grids/columns.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { gridFiles } from "#app/paths/center/grids.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { useHref, useRoot } from "../page/page.ts";

type Query = QueryOf<typeof patientPages.patient>;

/** A list on a tab of a patient's card: its sort and its addresses. */
export function useCardGrid(name: GridName, { uuid, id }: { uuid: string; id: number }, query: Query) {
  const { locale } = useRoot();
  const to = useHref();
  const { tab, sort, direction, when } = query;
  const at = (change: Query) => to(patientPages.patient, { uuid, tab, sort, direction, when, ...change });
  return {
    sort,
    direction,
    sortHref: (sort: string, direction: Query["direction"]) => at({ sort: sort as Query["sort"], direction }),
    pageHref: (page: number) => at({ page }),
    files: gridFiles(locale, name, { patientCard: id, when }),
  };
}
