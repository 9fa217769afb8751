import { deviceKey } from "../../medical-reports/drafts/device-key.ts";
import { builder } from "../builder.ts";

builder.queryFields((t) => ({
  medicalReportDeviceKey: t.string({
    rule: "medicalReport:write",
    description: "Key with which this profile's browser encrypts an unsaved report: 256 bits in base64url",
    resolve: (_root, _args, ctx) => deviceKey(ctx),
  }),
}));
