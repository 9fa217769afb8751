import { readSettingsInfo, settingsGaps, type SettingsSection } from "../../settings-info/read.ts";
import { readSubscriptionType } from "../../subscriptions/read.ts";
import { builder } from "../builder.ts";
import { SubscriptionTypeEnum } from "../codes.ts";

const SettingsGap = builder.enumType("SettingsGap", {
  description: "A setting that other work waits for",
  values: settingsGaps,
});

const SettingsSectionInfo = builder.objectRef<SettingsSection>("SettingsSectionInfo").implement({
  fields: (t) => ({
    section: t.exposeString("section", { description: "Its address within the settings, `osobni/pin`" }),
    count: t.exposeInt("count", { nullable: true, description: "Null where it is no list" }),
    gap: t.expose("gap", { type: SettingsGap, nullable: true }),
  }),
});

const SettingsInfo = builder.objectRef<SettingsSection[]>("SettingsInfo").implement({
  fields: (t) => ({
    subscriptionType: t.field({
      type: SubscriptionTypeEnum,
      nullable: true,
      description: "Null where there are no subscriptions, and for those who do not manage it",
      resolve: (_sections, _args, ctx) => readSubscriptionType(ctx),
    }),
    sections: t.field({
      type: [SettingsSectionInfo],
      description: "Those with rows: of the centre for administrators, and the caller's own",
      resolve: (sections) => sections,
    }),
  }),
});

builder.queryField("settingsInfo", (t) =>
  t.field({ type: SettingsInfo, rule: "personal:write", resolve: (_root, _args, ctx) => readSettingsInfo(ctx) }),
);
