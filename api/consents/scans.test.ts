import sharp from "sharp";
import { expect, test } from "vitest";
import { serveFile } from "../downloads/serve-file.ts";
import { ids, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner, app } = api.database;
const { jana, karel, foreign } = ids.patients;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const scan = (name = "souhlas.pdf", content: BlobPart = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n") =>
  new File([content], name);
const shape = "{ id document { uuid name type namespace } withdrawnAt }";
const record = (patientCard: number, document: File) =>
  api.upload(
    "receptionist",
    `mutation ($patientCard: Int!, $document: Upload) { gdprConsentCreate(patientCard: $patientCard, document: $document) ${shape} }`,
    { patientCard, document: null },
    { document },
  );
let day = 1;
/** Each signed on another day. */
const recordWithout = async (patientCard: number) =>
  (
    await api.call(
      "receptionist",
      `mutation { gdprConsentCreate(patientCard: ${patientCard}, input: { givenOn: "2026-03-0${day++}" }) ${shape} }`,
    )
  ).data.gdprConsentCreate;
const add = (patientCard: number, file: File, consent: number | null = null, who: Role = "receptionist") =>
  api.upload(
    who,
    `mutation ($patientCard: Int!, $file: Upload!, $consent: Int) { gdprDocumentUpload(patientCard: $patientCard, file: $file, consent: $consent) ${shape} }`,
    { patientCard, file: null, consent },
    { file },
  );
const codes = ({ errors }: Awaited<ReturnType<typeof add>>) =>
  errors?.map(({ extensions }) =>
    [
      extensions.code,
      ...(extensions.fields ?? []).map((field: { path: string[]; code: string }) => `${field.path} ${field.code}`),
    ].join(" "),
  )[0];
const open = async (uuid: string, who: Role | null) =>
  serveFile(api.services, { token: who && tokens[who], address: "127.0.0.1", requestId: "open" }, uuid, {
    save: false,
  }).then(
    ({ headers }) => headers.get("content-type"),
    (fault) => fault.message,
  );
await api.call("admin", `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);

test("a consent is recorded with its scan, which everybody who sees the card may open; the log names the reader", async () => {
  const { document } = (await record(jana, scan())).data.gdprConsentCreate;
  expect(document).toEqual({ uuid: expect.any(String), name: "souhlas.pdf", type: "DOCUMENT", namespace: "consent" });
  expect([
    await open(document.uuid, "paramedic"),
    await open(document.uuid, "foreign"),
    await open(document.uuid, null),
  ]).toEqual(["application/pdf", "Not found", "Not signed in"]);
  const { rows } = await owner.query(
    "select profile_id, patient_card_id from audit_rows where action = 'gdprConsent.scanRead'",
  );
  expect(rows).toEqual([{ profile_id: ids.profiles.paramedic, patient_card_id: jana }]);
});

test("a scan is added to a consent recorded without one, the latest by default, and never again", async () => {
  const [older, newer] = [await recordWithout(karel), await recordWithout(karel)];
  expect((await add(karel, scan("novy.png", png))).data.gdprDocumentUpload).toMatchObject({
    id: newer.id,
    document: { type: "IMAGE" },
  });
  expect(codes(await add(karel, scan(), newer.id))).toBe("E134");
  expect((await add(karel, scan("starsi.pdf"), older.id, "paramedic")).data.gdprDocumentUpload).toMatchObject({
    id: older.id,
    document: { name: "starsi.pdf" },
  });
  expect(codes(await add(karel, scan()))).toBe("E134");
});

test("of two concurrent scans one is added", async () => {
  const { id } = await recordWithout(karel);
  const answers = await Promise.all([add(karel, scan("a.pdf"), id), add(karel, scan("b.pdf"), id)]);
  expect(answers.map((answer) => codes(answer) ?? "added").sort()).toEqual(["E134", "added"]);
});

test("a list of consents is read at once, however many there are", async () => {
  const asked = async (patientCard: number) => {
    api.queries.length = 0;
    const { data } = await api.call(
      "receptionist",
      `{ gdprConsents(patientCard: ${patientCard}) { wording { number } document { name } link { recipient } createdBy { surname } withdrawnBy { surname } } }`,
    );
    return [data.gdprConsents.length, api.queries.length];
  };
  const [[one, queries], [many, same]] = [await asked(jana), await asked(karel)];
  expect([one, many, same]).toEqual([1, 3, queries]);
});

test("a withdrawn consent, or one of another patient or centre, takes no scan", async () => {
  const { id } = await recordWithout(karel);
  expect([
    codes(await add(jana, scan(), id)),
    codes(await add(foreign, scan())),
    codes(await add(karel, scan(), id, "foreign")),
  ]).toEqual(["E003", "E003", "E003"]);
  await api.call("receptionist", `mutation { gdprConsentRemove(patientCard: ${karel}) { id } }`);
  expect([codes(await add(karel, scan(), id)), codes(await add(karel, scan()))]).toEqual(["E134", "E134"]);
});

test("only PDF, JPEG and PNG by content, of 10 MB at most; a refused scan records nothing", async () => {
  const before = (await owner.query("select from gdpr_consents")).rowCount;
  for (const [file, code] of [
    [scan("a.pdf", "MZ"), "E1G6"],
    [scan("a.txt", "text"), "E1G6"],
    [scan("a.gif", Buffer.from("R0lGODlhAQABAAAAACw=", "base64")), "E1G6"],
    [scan("a.pdf", ""), "E1G1"],
    [scan("a.pdf.exe"), "E1G4"],
    [scan("a.pdf", Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(10_000_000), Buffer.from("%%EOF")])), "E006"],
  ] as const)
    expect([file.name, codes(await record(ids.patients.anna, file))]).toEqual([file.name, `E004 document ${code}`]);
  expect((await owner.query("select from gdpr_consents")).rowCount).toBe(before);
});

test("the database freezes a scan and the metadata of its file", async () => {
  const client = await app.connect();
  for (const statement of [
    "update gdpr_consents set document_id = null where document_id is not null and withdrawn_at is null",
    "update files set name = 'jiny.pdf'",
    "delete from files",
  ]) {
    await client.query("begin");
    await client.query("select set_config('motus.medical_center', $1, true)", [String(ids.center)]);
    expect([
      statement,
      await client.query(statement).then(
        ({ rowCount }) => rowCount,
        (error: { message: string }) => error.message,
      ),
    ]).toEqual([statement, "The scan of a consent stays as it is"]);
    await client.query("rollback");
  }
  client.release();
});

test("scans are part of the patient's copy", async () => {
  const { data } = await api.call("paramedic", `{ patientCopy(patientCard: ${jana}) }`);
  expect(data.patientCopy.tables.files).toEqual([expect.objectContaining({ name: "souhlas.pdf" })]);
});

test("a photographed scan loses location and device on request, recorded or added, and the log says so", async () => {
  const photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#fff" } })
      .withExif({ IFD0: { Make: "SECRET" } })
      .jpeg()
      .toBuffer(),
  );
  const { id } = await recordWithout(karel);
  const added = (
    await api.upload(
      "receptionist",
      `mutation ($file: Upload!) { gdprDocumentUpload(patientCard: ${karel}, file: $file, consent: ${id}, withoutMetadata: true) ${shape} }`,
      { file: null },
      { file: scan("a.jpg", photo) },
    )
  ).data.gdprDocumentUpload;
  const recorded = (
    await api.upload(
      "receptionist",
      `mutation ($file: Upload) { gdprConsentCreate(patientCard: ${karel}, document: $file, input: { givenOn: "2026-03-0${day++}" }, withoutMetadata: true) ${shape} }`,
      { file: null },
      { file: scan("b.jpg", photo) },
    )
  ).data.gdprConsentCreate;
  for (const { id, document } of [added, recorded]) {
    const bytes = Buffer.from(await new Response((await api.services.storage.get(document.uuid)).stream).arrayBuffer());
    expect([bytes.includes("SECRET"), (await sharp(bytes).metadata()).width]).toEqual([false, 40]);
    const { rows } = await owner.query(
      "select details->'withoutMetadata' as without from audit_rows where entity_id = $1 and action in ('gdprConsent.given', 'gdprConsent.scanned') order by id desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ without: true }]);
  }
});
