import type { Db } from "../../core/db/client.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { reportTemplates } from "../../core/db/tables/report-templates.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import type { DemoText } from "../contents/report-texts.ts";

/** Writes the templates and phrases. */
export const insertReportTexts = (db: Db, { medicalCenterId, procedures, profiles }: ClinicIds, texts: DemoText[]) =>
  insertRows(
    db,
    reportTemplates,
    texts.map(({ name, service, author, own, content }) => ({
      medicalCenterId,
      procedureId: service === null ? null : procedures[service]!,
      ownerId: own ? profiles[author]! : null,
      name,
      content: content.trim(),
      createdBy: profiles[author]!,
    })),
  );
