import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { datedSetting } from "./known.ts";
import { secondStale, type Samples } from "./sample.ts";

/** A coming change of the fees for missed visits. */
export async function prepareCenters(owner: Pool) {
  await owner.query(
    `insert into dated_settings (id, medical_center_id, setting, valid_from, numbers) overriding system value values (${datedSetting}, ${ids.center}, 'MISSED_VISITS', '2031-01-01', '{"feePercent": 80, "lateHours": 24}')`,
  );
}

/** The centre itself: settings, subscription, statistics, lists, copies. */
export const centers: Samples = {
  "Query.settingsInfo": {
    call: () => `settingsInfo { subscriptionType sections { section count gap } }`,
    stranger: "own",
  },
  "Query.subscription": {
    call: () => `subscription { subscriptionType users planned { activeFrom } plans { monthly } }`,
    stranger: "own",
  },
  "Query.subscriptionPreview": {
    call: () =>
      `subscriptionPreview(input: { subscriptionType: TEAM, paymentFrequency: YEARLY, usersLimit: 21 }) { finalPrice }`,
    stranger: "own",
  },
  "Mutation.subscriptionUpdate": {
    // The present plan, which changes nothing for the next caller.
    call: () =>
      `subscriptionUpdate(version: 1, input: { subscriptionType: TEAM, paymentFrequency: MONTHLY, usersLimit: 20 }) { finalPrice }`,
    stranger: "own",
  },
  "Query.medicalCenter": { call: () => `medicalCenter { name abroadAddress profilesCount }`, stranger: "own" },
  "Query.statsChart": {
    call: () =>
      `statsChart(statsInput: { type: ATTENDANCE_BY_PARAMEDIC, period: YEAR, grouping: MONTH }) { labels datasets { label data } }`,
    stranger: "own",
  },
  "Query.statsDetails": {
    call: () =>
      `statsDetails(statsInput: { period: YEAR }) { lateExcuses returning { patients returning } services { procedure { id } total } people { profile { id } working } facilities { facility { id } busy open } }`,
    stranger: "own",
  },
  "Mutation.dataGridViewSave": {
    call: () =>
      `dataGridViewSave(name: "payments", input: { name: "Moje", columns: ["price"], query: "?sort=price" }) { id name }`,
    stranger: "own",
  },
  "Mutation.dataGridViewUse": { call: () => `dataGridViewUse(name: "payments")`, stranger: "own" },
  "Mutation.dataGridViewRemove": {
    call: () => `dataGridViewRemove(name: "payments", view: 99, version: 1)`,
    fault: "notFound",
  },
  "Query.dataGrid": {
    call: (at) =>
      `dataGrid(name: "payments", parameters: [{ name: "patientCard", value: "${at.patients.jana}" }]) { items total page pageSize }`,
  },
  "Query.dataGridViews": {
    call: () => `dataGridViews(name: "payments") { items { name columns } used }`,
    stranger: "own",
  },
  "Query.centerStatus": {
    call: () => `centerStatus { works { work waiting waitingSince failed failedSince } check { at log } backupAt }`,
    stranger: "own",
  },
  "Query.centerCopies": {
    call: () => `centerCopies { state done total fault missing orderedBy { name } file { uuid } }`,
    stranger: "own",
  },
  "Mutation.centerCopyCreate": { call: () => `centerCopyCreate { state }`, stranger: "own" },
  "Mutation.medicalCenterUpdate": {
    call: () =>
      `medicalCenterUpdate(version: 1, input: { phone: "601000100" }, logo: null) { version address { psc } logo { uuid } }`,
    stranger: "own",
    fault: secondStale,
  },
  "Mutation.firstStepsClose": {
    call: () => `firstStepsClose { firstSteps }`,
    stranger: "own",
  },
  "Mutation.medicalCenterTypeSet": {
    call: () => `medicalCenterTypeSet(type: MEDICAL_CENTER) { type }`,
    stranger: "own",
  },
  "Mutation.medicalCenterSlugUpdate": {
    call: () => `medicalCenterSlugUpdate(slug: "u-stare-lipy") { slug }`,
    stranger: "invalidInput",
  },
  "Query.datedSettings": {
    call: () => `datedSettings(setting: MISSED_VISITS) { id validFrom numbers { name value } }`,
    stranger: "own",
  },
  "Query.datedSetting": { call: (at) => `datedSetting(id: ${at.datedSetting}) { validFrom numbers { name value } }` },
  "Mutation.datedSettingSet": {
    call: () =>
      `datedSettingSet(setting: MISSED_VISITS, validFrom: "2027-01-01", numbers: [{ name: "feePercent", value: 50 }, { name: "lateHours", value: 24 }], version: 99) { name }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.datedSettingRemove": {
    call: (at) => `datedSettingRemove(datedSetting: ${at.datedSetting}, version: 99) { name }`,
    fault: "stale",
  },
};
