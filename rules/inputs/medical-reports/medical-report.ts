import { z } from "zod";
import { BodyDiagramInput } from "./body-diagram.ts";
import { FindingsInput } from "./findings.ts";
import { ReportCodingInput } from "../insurance/report-coding.ts";
import { id } from "../ids.ts";
import { error, longText, optionalLongText } from "../text.ts";

/** As long as an event may be. */
const LONGEST_MINUTES = 24 * 60;
const MOST_CHARACTERS = 100_000;
/** No examination was earlier. */
const EARLIEST = new Date("1900-01-01T00:00:00Z");

/**
 * The content of a report, as typed or as the API takes it. The examination was at the end of today at the latest. A
 * draft may be empty.
 */
export const MedicalReportInput = (endOfToday: Date) =>
  z.object({
    procedure: id()
      .nullish()
      .transform((value) => value ?? null),
    duration: z
      .number(error("notANumber"))
      .int(error("notANumber"))
      .min(1, error("durationOutOfRange"))
      .max(LONGEST_MINUTES, error("durationOutOfRange"))
      .nullish()
      .transform((value) => value ?? null),
    examinedAt: z
      .date({ error: ({ input }) => error(input === undefined || input === null ? "required" : "dateInvalid") })
      .min(EARLIEST, error("dateInvalid"))
      .refine((value) => value < endOfToday, error("examinedInFuture")),
    content: optionalLongText(MOST_CHARACTERS).transform((value) => value ?? ""),
    bodyDiagram: BodyDiagramInput,
    findings: FindingsInput,
    coding: ReportCodingInput,
  });
export type MedicalReportInput = z.output<ReturnType<typeof MedicalReportInput>>;

/** Why a report no longer holds. */
export const InvalidReason = z.object({ reason: longText(1000) });
