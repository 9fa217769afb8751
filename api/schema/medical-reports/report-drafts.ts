import { deviceKey } from "../../medical-reports/device-key.ts";
import { builder } from "../builder.ts";

builder.queryFields((t) => ({
  medicalReportDeviceKey: t.string({
    rule: "medicalReport:write",
    description: "With what this profile's browser seals what it keeps of an unsaved report: 256 bits in base64url",
    resolve: (_root, _args, ctx) => deviceKey(ctx),
  }),
}));
