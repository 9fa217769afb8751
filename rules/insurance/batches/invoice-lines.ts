import { formatDate, formatNumber } from "../../format.ts";
import type { IsoDate } from "../../time/time.ts";

type Invoiced = {
  sequenceId: number;
  month: IsoDate;
  expertise: string;
  documents: number;
  points: number;
  regularBatchId: number | null;
};

/** The line of an invoice that asks for a batch, for its insurer. It names no patient. */
export const batchLine = ({ sequenceId, month, expertise, documents, points, regularBatchId }: Invoiced): string =>
  `${regularBatchId === null ? "Dávka" : "Opravná dávka"} ${sequenceId}, ${formatDate(month, "cs", "month")}: odbornost ${expertise}, ` +
  `dokladů ${formatNumber(documents, "cs")}, bodů ${formatNumber(points, "cs")}`;

/** The line of an invoice that asks for the sum of a whole month. */
export const wholeMonthLine = ({ month, expertise }: Pick<Invoiced, "month" | "expertise">): string =>
  `Předběžná úhrada, ${formatDate(month, "cs", "month")}: odbornost ${expertise}`;
