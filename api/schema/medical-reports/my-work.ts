import { listMyWaitingRoom } from "../../calendar/attendances/list-waiting-room.ts";
import { listMyDrafts } from "../../medical-reports/drafts/my-drafts.ts";
import { listMyVisitsWithoutReport } from "../../medical-reports/my-visits-without.ts";
import { builder } from "../builder.ts";
import { PatientAttendanceList } from "../calendar/attendances.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { MedicalReportList } from "./medical-reports.ts";

builder.queryFields((t) => ({
  myMedicalReportDrafts: t.field({
    type: MedicalReportList,
    rule: "medicalReport:write",
    description: "The caller's unsigned reports, 25 a page, latest examination first",
    args: { page: t.arg.int() },
    resolve: (_root, { page }, ctx) => listMyDrafts(ctx, page),
  }),
  myPatientAttendancesWithoutMedicalReport: t.field({
    type: PatientAttendanceList,
    rule: "medicalReport:write",
    description: "The caller's visits of the last 14 days without a report in force, 25 a page, latest first",
    args: { page: t.arg.int() },
    resolve: (_root, { page }, ctx) => listMyVisitsWithoutReport(ctx, page),
  }),
  myWaitingRoom: t.field({
    type: [PatientAttendance],
    rule: "calendar:read",
    description: "Today's visits of the caller whose patients have arrived and wait, first arrived first, at most 25",
    resolve: (_root, _args, ctx) => listMyWaitingRoom(ctx),
  }),
}));
