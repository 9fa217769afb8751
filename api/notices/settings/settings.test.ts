import { expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
type Who = Parameters<typeof api.call>[0];

const codeOf = async (asked: ReturnType<typeof api.call>) => (await asked).errors?.[0]?.extensions.code;
const switchAlert = (who: Who, alert: number, active: boolean) =>
  api.call(who, `mutation { alertUpdate(alert: ${alert}, active: ${active}) { id active } }`);
const updateSms = (who: Who, input: object, version: number) =>
  api.call(
    who,
    "mutation ($input: SmsNotificationInput!, $version: Int!) { smsNotificationUpdate(notification: 1, input: $input, version: $version) { message isOwn version preview { message sms { parts encoding } } } }",
    { input, version },
  );
const updateEmail = (input: object, version: number) =>
  api.call(
    "admin",
    "mutation ($input: EmailNotificationInput!, $version: Int!) { emailNotificationUpdate(notification: 3, input: $input, version: $version) { subject message isOwn version preview { subject message } } }",
    { input, version },
  );

test("all alerts are off until an administrator switches them on, in the own centre only", async () => {
  const all = (await api.call("admin", "{ alerts { id active alertType minutesAhead dayAhead notificationType } }"))
    .data.alerts as { id: number; active: boolean; minutesAhead: string; dayAhead: boolean }[];
  expect(all).toHaveLength(20);
  expect(all.filter(({ active }) => active)).toEqual([]);
  expect(all.filter(({ dayAhead }) => dayAhead)).toHaveLength(2);
  expect(all.at(-1)).toMatchObject({ alertType: "MINUTES_AHEAD", minutesAhead: "NINETY", notificationType: "EMAIL" });
  expect((await switchAlert("admin", 2, true)).data.alertUpdate).toEqual({ id: 2, active: true });
  const active = async (who: Who) =>
    ((await api.call(who, "{ alerts { id active } }")).data.alerts as { active: boolean }[]).filter(
      (alert) => alert.active,
    );
  expect(await active("admin")).toEqual([{ id: 2, active: true }]);
  expect(await active("foreign")).toEqual([]);
  expect(await codeOf(switchAlert("admin", 21, true))).toBe("E003");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await codeOf(switchAlert(who, 2, false))).toBe("E002");
});

test("a centre replaces a text of SMS, sees how many parts it takes, and returns to the product's", async () => {
  const of = async (version: number, message: string | null) =>
    (await updateSms("admin", { message }, version)).data.smsNotificationUpdate;
  expect(await of(0, "Termin #datum# v #cas#")).toEqual({
    message: "Termin #datum# v #cas#",
    isOwn: true,
    version: 1,
    preview: { message: "Termin 23. 3. 2026 v 9:30", sms: { parts: 1, encoding: "GSM_7" } },
  });
  expect(await of(1, "Termín #datum#")).toMatchObject({ version: 2, preview: { sms: { encoding: "UCS_2" } } });
  expect(await of(2, null)).toMatchObject({ isOwn: false, version: 3, preview: { sms: { parts: 1 } } });
  expect(await codeOf(updateSms("admin", { message: "#datum#" }, 1))).toBe("E012");
  expect(await codeOf(updateSms("foreign", { message: "#datum#" }, 3))).toBe("E012");
});

test("a text of e-mails has a subject and a message, with known tokens only", async () => {
  const fault = async (input: object) => (await updateEmail(input, 0)).errors?.[0]?.extensions.fields?.[0];
  expect(await fault({ subject: "Termín" })).toMatchObject({ path: ["message"], code: "E1F1" });
  expect(await fault({ message: "Termín" })).toMatchObject({ path: ["subject"] });
  expect(await fault({ subject: "#heslo#", message: "Termín" })).toMatchObject({ path: ["subject"], code: "E1J1" });
  const { data } = await updateEmail({ subject: "Visit #datum#", message: "Hi #jmeno#\n#sluzba#" }, 0);
  expect(data.emailNotificationUpdate).toMatchObject({
    isOwn: true,
    preview: { subject: "Visit 23\u00a0Mar\u00a02026", message: "Hi Jane Smith\nMassage" },
  });
  expect((await updateEmail({}, 1)).data.emailNotificationUpdate).toMatchObject({ isOwn: false, version: 2 });
});

test("every text of the product is complete, and as SMS fits into two parts", async () => {
  const query = (channel: string) =>
    `{ ${channel}Notifications { occasion language message preview { message sms { parts } } } }`;
  for (const channel of ["sms", "email"]) {
    const texts = (await api.call("manager", query(channel))).data[`${channel}Notifications`] as {
      occasion: string;
      language: string;
      preview: { message: string; sms: { parts: number } | null };
    }[];
    expect(texts).toHaveLength(channel === "email" ? 32 : 28);
    for (const { occasion, preview } of texts) {
      expect(preview.message).not.toMatch(/#\p{L}+#/u);
      expect(preview.message).toMatch(occasion === "OWED" ? /26000123/ : /9:30/);
      expect(preview.sms?.parts ?? 1).toBeLessThanOrEqual(2);
    }
  }
});

test("quiet hours are from 20:00 to 7:00 unless the centre sets others, or none", async () => {
  const update = (input: string, version: number) =>
    api.call("admin", `mutation { quietHoursUpdate(input: ${input}, version: ${version}) { from to version } }`);
  expect((await api.call("admin", "{ quietHours { from to version } }")).data.quietHours).toEqual({
    from: "20:00",
    to: "07:00",
    version: 0,
  });
  expect((await update(`{ from: "22:00", to: "06:00" }`, 0)).data.quietHoursUpdate.version).toBe(1);
  expect((await update("{}", 1)).data.quietHoursUpdate).toEqual({ from: null, to: null, version: 2 });
  expect(await codeOf(update(`{ from: "20:00", to: "07:00" }`, 1))).toBe("E012");
  for (const input of [`{ from: "20:00" }`, `{ from: "25:00", to: "07:00" }`, `{ from: "07:00", to: "07:00" }`])
    expect(await codeOf(update(input, 2))).toBe("E004");
});
