import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";
const letter = (name = "dopis.pdf") => new File([pdf], name);
const shape = `{ id uuid type file { type name extension namespace size ... on Image { id } } createdBy { surname } medicalReport { id } }`;
const create = `mutation ($card: Int!, $files: [Upload!]!, $type: AttachmentType, $report: Int) { attachmentsCreate(patientCard: $card, files: $files, type: $type, medicalReport: $report) ${shape} }`;
type More = { card?: number; type?: string; report?: number };
const attach = (who: Role, files: File[], { card = patients.jana, type, report }: More = {}, headers = {}) =>
  api.upload(
    who,
    create,
    { card, type, report, files: files.map(() => null) },
    Object.fromEntries(files.map((file, at) => [`files.${at}`, file])),
    headers,
  );
const names = async (who: Role, card: number = patients.jana) =>
  (
    await api.call(who, `{ patientCard(id: ${card}) { attachments { total items { file { name } } } } }`)
  ).data.patientCard.attachments.items.map(({ file }: { file: { name: string } }) => file.name);
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const change = (who: Role, call: string) => api.call(who, `mutation { ${call} { id type } }`);

test("files are attached with their sender and type; medical by default", async () => {
  const { data } = await attach("paramedic", [letter(), new File([png], "koleno.jpg")]);
  expect(data.attachmentsCreate).toMatchObject([
    {
      type: "MEDICAL",
      file: { type: "DOCUMENT", name: "dopis.pdf", extension: "pdf", namespace: "attachment", size: pdf.length },
      createdBy: { surname: "Šindelář" },
    },
    { type: "MEDICAL", file: { type: "IMAGE", name: "koleno.jpg", extension: "png" } },
  ]);
  expect(await names("admin")).toEqual(["koleno.jpg", "dopis.pdf"]);
});

test("of several files a refused one is named, and none is stored", async () => {
  const refused = await attach("admin", [letter("jiny.pdf"), new File(["MZ\x90\0"], "faktura.pdf")]);
  expect([refused.status, refused.errors?.[0]?.extensions]).toMatchObject([
    400,
    { code: "E1F9", fields: [{ path: ["files", 1] }] },
  ]);
  expect(await names("admin")).not.toContain("jiny.pdf");
  expect(await attach("admin", [new File([new Uint8Array(50_000_001)], "velky.pdf")])).toMatchObject({
    status: 413,
    errors: [{ extensions: { code: "E006" } }],
  });
});

test("reception brings medical ones and sees administrative ones only, as does a manager without a health profession", async () => {
  await attach("receptionist", [letter("prukaz.pdf")], { card: patients.karel, type: "ADMINISTRATIVE" });
  const { data } = await attach("receptionist", [letter("nalez.pdf")], { card: patients.karel });
  const [{ id, uuid }] = data.attachmentsCreate;
  for (const who of ["receptionist", "manager"] as const) {
    expect(await names(who, patients.karel)).toEqual(["prukaz.pdf"]);
    expect(codeOf(await api.call(who, `{ attachment(uuid: "${uuid}") { file { name } } }`))).toBe("E003");
    expect(codeOf(await change(who, `attachmentSetType(attachment: ${id}, type: ADMINISTRATIVE)`))).toBe("E003");
    expect(codeOf(await change(who, `attachmentRemove(attachment: ${id})`))).toBe("E003");
  }
  expect(
    (await change("paramedic", `attachmentSetType(attachment: ${id}, type: ADMINISTRATIVE)`)).data.attachmentSetType
      .type,
  ).toBe("ADMINISTRATIVE");
  expect(await names("receptionist", patients.karel)).toEqual(["nalez.pdf", "prukaz.pdf"]);
});

test("a removed attachment is gone from the card, not from the database; an archived card takes no new ones", async () => {
  const [{ id }] = (await attach("receptionist", [letter("omyl.pdf")], { type: "ADMINISTRATIVE" })).data
    .attachmentsCreate;
  expect(codeOf(await change("receptionist", `attachmentRemove(attachment: ${id})`))).toBeUndefined();
  expect(codeOf(await change("receptionist", `attachmentRemove(attachment: ${id})`))).toBe("E003");
  expect(await names("admin")).not.toContain("omyl.pdf");
  const { rows } = await owner.query("select removed_by from attachments where id = $1", [id]);
  expect(rows).toEqual([{ removed_by: ids.profiles.receptionist }]);
  expect(codeOf(await attach("admin", [letter()], { card: patients.archived }))).toBe("E127");
  expect(codeOf(await attach("admin", [letter()], { card: patients.foreign }))).toBe("E003");
});

test("a report accepts attachments while it is its author's draft; signed, it freezes them, also in the database", async () => {
  const input = { patientCard: patients.jana, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" };
  const { data } = await api.call(
    "paramedic",
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`,
    { input },
  );
  const report = data.medicalReportCreate.id as number;
  const [{ id, medicalReport }] = (await attach("paramedic", [letter("snimek.pdf")], { report })).data
    .attachmentsCreate;
  expect(medicalReport).toEqual({ id: report });
  expect([
    codeOf(await attach("admin", [letter()], { report })),
    codeOf(await attach("receptionist", [letter()], { report })),
  ]).toEqual(["E124", "E002"]);
  expect(codeOf(await attach("paramedic", [letter()], { report, type: "ADMINISTRATIVE" }))).toBe("E004");
  expect(codeOf(await attach("paramedic", [letter()], { report, card: patients.anna }))).toBe("E004");
  expect(codeOf(await change("paramedic", `attachmentSetType(attachment: ${id}, type: ADMINISTRATIVE)`))).toBe("E004");
  await api.call("paramedic", `mutation { medicalReportSetSigned(medicalReport: ${report}, version: 1) { id } }`);
  for (const call of [`attachmentRemove(attachment: ${id})`, `attachmentSetType(attachment: ${id}, type: MEDICAL)`])
    expect(codeOf(await change("paramedic", call))).toBe("E121");
  expect(codeOf(await attach("paramedic", [letter()], { report }))).toBe("E121");
  await expect(owner.query("update attachments set removed_at = now() where id = $1", [id])).rejects.toThrow(
    "is signed",
  );
  const seen = async (who: Role) =>
    (await api.call(who, `{ medicalReport(id: ${report}) { attachments { file { name } } } }`)).data.medicalReport
      .attachments;
  expect([await seen("admin"), await seen("receptionist")]).toEqual([[{ file: { name: "snimek.pdf" } }], []]);
});

test("a report accepts thirty files, and removing one makes room for another", async () => {
  const input = { patientCard: patients.karel, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" };
  const { data } = await api.call(
    "paramedic",
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`,
    { input },
  );
  const more = { card: patients.karel, report: data.medicalReportCreate.id as number };
  const send = (count: number) =>
    attach(
      "paramedic",
      Array.from({ length: count }, () => letter()),
      more,
    );
  const [first] = (await send(10)).data.attachmentsCreate;
  for (const count of [10, 9]) await send(count);
  expect(codeOf(await send(2))).toBe("E1G8");
  expect(codeOf(await send(1))).toBeUndefined();
  expect(codeOf(await send(1))).toBe("E1G8");
  await change("paramedic", `attachmentRemove(attachment: ${first.id})`);
  expect(codeOf(await send(1))).toBeUndefined();
});

test("twelve uploads at once leave a report with thirty attachments at most, and those past them are refused", async () => {
  const input = { patientCard: patients.karel, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti" };
  const { data } = await api.call(
    "paramedic",
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`,
    { input },
  );
  const report = data.medicalReportCreate.id as number;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      attach("paramedic", [letter("a.pdf"), letter("b.pdf"), letter("c.pdf")], { card: patients.karel, report }),
    ),
  );
  expect(answers.map(codeOf).sort()).toEqual([...Array(2).fill("E1G8"), ...Array(10).fill(undefined)]);
  expect((await owner.query("select from attachments where medical_report_id = $1", [report])).rowCount).toBe(30);
});

test("the same file sent twice with one key is attached once; another one with that key is refused", async () => {
  const headers = { "idempotency-key": "once" };
  const answers = [
    await attach("admin", [letter("jednou.pdf")], {}, headers),
    await attach("admin", [letter("jednou.pdf")], {}, headers),
  ];
  expect(answers[0]!.data).toEqual(answers[1]!.data);
  expect(codeOf(await attach("admin", [letter("dvakrat.pdf")], {}, headers))).toBe("E013");
  expect((await names("admin")).filter((name: string) => name === "jednou.pdf")).toHaveLength(1);
});

test("reads and writes are in the access log; a page of many asks the database as little as one of few", async () => {
  const { rows } = await owner.query(
    "select distinct action from audit_rows where action like 'attachment.%' and patient_card_id = $1 order by 1",
    [patients.jana],
  );
  expect(rows.map(({ action }) => action)).toEqual(["attachment.created", "attachment.listed", "attachment.removed"]);
  const count = async () => {
    api.queries.length = 0;
    const { data } = await api.call(
      "admin",
      `{ patientCard(id: ${patients.anna}) { attachments { total page pageSize items ${shape} } } }`,
    );
    return [data.patientCard.attachments.items.length, api.queries.length];
  };
  await attach("admin", [letter()], { card: patients.anna });
  await count(); // the first view of a card in an hour is counted
  const [, few] = await count();
  for (let i = 0; i < 3; i++)
    await attach(
      "admin",
      Array.from({ length: 9 }, () => letter()),
      { card: patients.anna },
    );
  expect(await count()).toEqual([25, few]);
});

test("photographs lose their location and device on request, other files do not; the stored bytes are hashed, and the log says so", async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a63" } })
    .withExif({ IFD0: { Make: "SECRET" }, IFD3: { GPSLatitude: "50/1 5/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const query = `mutation ($files: [Upload!]!, $withoutMetadata: Boolean) { attachmentsCreate(patientCard: ${patients.jana}, files: $files, withoutMetadata: $withoutMetadata) { id file { uuid size ... on Image { width height } } } }`;
  const send = (withoutMetadata?: boolean, bytes = photo) =>
    api.upload(
      "admin",
      query,
      { files: [null, null], withoutMetadata },
      { "files.0": letter(), "files.1": new File([new Uint8Array(bytes)], "koleno.jpg") },
    );
  const details = async (id: number) =>
    (await owner.query("select details from audit_rows where action = 'attachment.created' and entity_id = $1", [id]))
      .rows[0].details;
  const stored = async (uuid: string) =>
    Buffer.from(await new Response((await api.services.storage.get(uuid)).stream).arrayBuffer());
  const [document, cleaned] = (await send(true)).data.attachmentsCreate;
  const [, plain] = (await send()).data.attachmentsCreate;
  expect([cleaned.file.width, cleaned.file.height]).toEqual([30, 40]);
  const bytes = await stored(cleaned.file.uuid);
  expect([bytes.includes("SECRET"), (await sharp(bytes).metadata()).orientation, cleaned.file.size]).toEqual([
    false,
    6,
    bytes.length,
  ]);
  expect((await owner.query("select sha256 from files where uuid = $1", [cleaned.file.uuid])).rows).toEqual([
    { sha256: createHash("sha256").update(bytes).digest("hex") },
  ]);
  expect([await stored(plain.file.uuid), (await stored(document.file.uuid)).toString()]).toEqual([photo, pdf]);
  expect([await details(cleaned.id), await details(plain.id), await details(document.id)]).toEqual([
    { type: "MEDICAL", withoutMetadata: true },
    { type: "MEDICAL" },
    { type: "MEDICAL" },
  ]);
  const before = await owner.query("select count(*) from files");
  const refused = await send(true, photo.subarray(0, -2));
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "E1H2", fields: [{ path: ["files", 1] }] });
  expect((await owner.query("select count(*) from files")).rows).toEqual(before.rows);
});
