import { datedSettingNames, type DatedSetting } from "#rules/dated-settings/dated-settings.ts";
import { listChanges, readChange, type Change as Row } from "../../dated-settings/changes.ts";
import { removeChange, setDatedSetting } from "../../dated-settings/set.ts";
import { builder } from "../builder.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";

export const DatedSettingEnum = builder.enumType("DatedSettingName", {
  description: "Settings of a centre that hold from a day on",
  values: datedSettingNames,
});

const NamedNumber = builder.objectRef<{ name: string; value: number }>("NamedNumber").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeInt("value") }),
});

const DatedSetting = builder.objectRef<Row>("DatedSetting").implement({
  description: "Numbers of a setting with the day from which they hold, until the next one",
  fields: (t) => ({
    id: t.exposeInt("id"),
    setting: t.field({ type: DatedSettingEnum, resolve: ({ setting }) => setting as DatedSetting }),
    validFrom: t.exposeString("validFrom"),
    numbers: t.field({
      type: [NamedNumber],
      resolve: ({ numbers }) => Object.entries(numbers).map(([name, value]) => ({ name, value })),
    }),
  }),
});

const NamedNumberInput = builder.inputType("NamedNumberInput", {
  fields: (t) => ({ name: t.string({ required: true }), value: t.int({ required: true }) }),
});

builder.queryFields((t) => ({
  datedSettings: t.field({
    type: [DatedSetting],
    rule: "medicalCenter:write",
    description: "The changes of a setting, the latest first, at most 50",
    args: { setting: t.arg({ type: DatedSettingEnum, required: true }) },
    resolve: (_root, { setting }, ctx) => listChanges(ctx, setting),
  }),
  datedSetting: t.field({
    type: DatedSetting,
    rule: "medicalCenter:write",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readChange(ctx, id),
  }),
}));

const version = "Of the centre; the change is based on it";

builder.mutationFields((t) => ({
  datedSettingSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "Numbers that hold from a day, today at the earliest",
    args: {
      setting: t.arg({ type: DatedSettingEnum, required: true }),
      validFrom: t.arg.string({ required: true }),
      numbers: t.arg({ type: [NamedNumberInput], required: true }),
      version: t.arg.int({ required: true, description: version }),
    },
    resolve: (_root, { setting, version, ...given }, ctx) => setDatedSetting(ctx, setting, version, given),
  }),
  datedSettingRemove: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "Removes a coming change",
    args: {
      datedSetting: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: version }),
    },
    resolve: (_root, { datedSetting, version }, ctx) => removeChange(ctx, datedSetting, version),
  }),
}));
