import { expect, test } from "vitest";
import type { Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const fields = "id name icp expertise phone address archived version";
const create = (input: object, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($input: FtVoucherApplicantInput!) { ftVoucherApplicantCreate(input: $input) { ${fields} } }`,
    { input },
  );
const update = (id: number, version: number, input: object, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($id: Int!, $version: Int!, $input: FtVoucherApplicantInput!) { ftVoucherApplicantUpdate(ftVoucherApplicant: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const archive = (id: number, who: Role = "receptionist") =>
  api.call(who, `mutation { ftVoucherApplicantArchive(ftVoucherApplicant: ${id}) { ${fields} } }`);
const read = (id: number, who: Role = "receptionist") =>
  api.call(who, `{ ftVoucherApplicant(ftVoucherApplicant: ${id}) { ${fields} } }`);
const search = async (term?: string, who: Role = "receptionist"): Promise<string[]> =>
  (
    await api.call(who, "query ($term: String) { ftVoucherApplicants(term: $term) { name } }", { term })
  ).data.ftVoucherApplicants.map(({ name }: { name: string }) => name);
const made = async (input: object, who?: Role): Promise<number> =>
  (await create(input, who)).data.ftVoucherApplicantCreate.id;

type Answer = Awaited<ReturnType<typeof create>>;
const refusal = ({ status, errors }: Answer) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors = [] }: Answer) =>
  errors
    .flatMap(({ extensions }) => extensions.fields as { path: unknown[]; code: string }[])
    .map(({ path, code }) => `${path.join(".")} ${code}`);

const eva = { name: "MUDr. Eva Lipová", icp: "44123001", expertise: "201" };
const empty = () => owner.query("delete from ft_voucher_applicants");

test("reception adds an applicant and changes it by its version, and an archived one is no longer offered but read", async () => {
  const { ftVoucherApplicantCreate: added } = (
    await create({ ...eva, icp: "44 123 001", phone: "387 000 181", address: " Lipová 12\r\n602 00 Brno " })
  ).data;
  expect(added).toEqual({
    ...eva,
    id: expect.any(Number),
    phone: "+420387000181",
    address: "Lipová 12\n602 00 Brno",
    archived: false,
    version: 1,
  });
  const changed = (await update(added.id, 1, { phone: null, expertise: "606" }, "paramedic")).data;
  const after = { ...added, phone: null, expertise: "606", version: 2 };
  expect(changed.ftVoucherApplicantUpdate).toEqual(after);
  expect(refusal(await update(added.id, 1, { name: "Starší" }))).toEqual([409, "E012"]);

  const archived = { ...after, archived: true, version: 3 };
  expect((await archive(added.id, "admin")).data.ftVoucherApplicantArchive).toEqual(archived);
  expect((await read(added.id)).data.ftVoucherApplicant).toEqual(archived);
  expect(await search()).toEqual([]);
  for (const answer of [await update(added.id, 3, { name: "Jinak" }), await archive(added.id)])
    expect(refusal(answer)).toEqual([404, "E003"]);

  const { rows } = await owner.query(
    "select action, details from audit_rows where action like 'ftVoucherApplicant.%' and entity_id = $1 order by id",
    [added.id],
  );
  expect(rows).toEqual([
    { action: "ftVoucherApplicant.created", details: null },
    { action: "ftVoucherApplicant.updated", details: { fields: ["expertise", "phone"] } },
    { action: "ftVoucherApplicant.archived", details: null },
  ]);
});

test("two applicants in use differ in their number, specialty or name, diacritics aside", async () => {
  await empty();
  const id = await made(eva);
  const same = { ...eva, name: " mudr.  EVA Lipova" };
  expect(refusal(await create(same))).toEqual([409, "E286"]);
  const others = [
    { ...eva, icp: "44123002" },
    { ...eva, expertise: "606" },
    { ...eva, name: "MUDr. Eva Lipová ml." },
  ];
  for (const other of others) {
    const { data } = await create(other);
    expect(refusal(await update(data.ftVoucherApplicantCreate.id, 1, same))).toEqual([409, "E286"]);
  }
  expect((await update(id, 1, same)).data.ftVoucherApplicantUpdate.name).toBe("mudr. EVA Lipova");
  await archive(id);
  await made(eva);
  expect(refusal(await create(same))).toEqual([409, "E286"]);
  expect((await create(eva, "foreign")).errors).toBeUndefined();
});

test("two windows that add the same applicant at once leave one", async () => {
  await empty();
  const answers = await Promise.all([create(eva), create(eva, "paramedic"), create(eva, "admin")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await search()).toEqual([eva.name]);
});

test("a search finds the beginning of a number and words of a name, at most twenty by name", async () => {
  await empty();
  await made(eva);
  await made({ ...eva, name: "MUDr. Čeněk Žižka", icp: "44200001" });
  await made({ ...eva, name: "MUDr. Dan Lipovský" });
  await made({ ...eva, name: "MUDr. Cizí Lipová" }, "foreign");
  expect(await search()).toEqual(["MUDr. Čeněk Žižka", "MUDr. Dan Lipovský", "MUDr. Eva Lipová"]);
  expect(await search(" ")).toHaveLength(3);
  for (const [term, found] of [
    ["lipov", ["MUDr. Dan Lipovský", "MUDr. Eva Lipová"]],
    ["LIPOVÁ eva", ["MUDr. Eva Lipová"]],
    ["zizka cen", ["MUDr. Čeněk Žižka"]],
    ["442", ["MUDr. Čeněk Žižka"]],
    ["44 12", ["MUDr. Dan Lipovský", "MUDr. Eva Lipová"]],
    ["44123001 dan", ["MUDr. Dan Lipovský"]],
    ["23001", []],
    ["ipova", []],
    ["%", ["MUDr. Čeněk Žižka", "MUDr. Dan Lipovský", "MUDr. Eva Lipová"]],
  ] as const)
    expect([term, await search(term)]).toEqual([term, found]);
  for (let more = 10; more < 30; more++) await made({ ...eva, name: `A ${more}` });
  expect(await search("")).toEqual(Array.from({ length: 20 }, (_none, at) => `A ${at + 10}`));
});

test("faults are reported by field, and nothing is saved", async () => {
  await empty();
  expect(faults(await create({}))).toEqual(["name E1F1", "icp E1F1", "expertise E1F1"]);
  expect(faults(await create({ ...eva, name: "…", icp: "4412300", expertise: "9-2", phone: "12" }))).toEqual([
    "name E1N1",
    "icp E273",
    "expertise E274",
    "phone E1P1",
  ]);
  expect(faults(await create({ ...eva, icp: "97123001" }))).toEqual(["icp E275"]);
  expect(faults(await create({ ...eva, expertise: "918" }))).toEqual(["expertise E274"]);
  expect(faults(await create({ ...eva, address: "x".repeat(301) }))).toEqual(["address E1F2"]);
  expect(await search()).toEqual([]);
  const id = await made(eva);
  expect(faults(await update(id, 1, { icp: "97123001" }))).toEqual(["icp E275"]);
  expect(faults(await update(id, 1, { name: " " }))).toEqual(["name E1F1"]);
  expect((await read(id)).data.ftVoucherApplicant).toMatchObject({ ...eva, version: 1 });
});

test("a number and a specialty that a newer list lacks stay through other changes", async () => {
  await empty();
  const id = await made(eva);
  await owner.query("update ft_voucher_applicants set icp = '97123001', expertise = '918'");
  expect((await update(id, 1, { name: "MUDr. Eva Dubová" })).data.ftVoucherApplicantUpdate).toMatchObject({
    name: "MUDr. Eva Dubová",
    icp: "97123001",
    expertise: "918",
  });
  expect(await search("dubova")).toEqual(["MUDr. Eva Dubová"]);
});

test("an applicant of another centre is not found, nor a person without a centre let in", async () => {
  await empty();
  const id = await made(eva);
  for (const answer of [await read(id, "foreign"), await update(id, 1, eva, "foreign"), await archive(id, "foreign")])
    expect(refusal(answer)).toEqual([404, "E003"]);
  expect(await search("lip", "foreign")).toEqual([]);
  for (const answer of [await read(id, "lonely"), await create(eva, "lonely"), await archive(id, "lonely")])
    expect(refusal(answer)).toEqual([403, "E002"]);
});
