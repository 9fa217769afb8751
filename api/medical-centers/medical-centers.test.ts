import sharp from "sharp";
import { expect, test } from "vitest";
import type { Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const shown = "name phone email version address { uliceNazev cisloDomovni psc obecNazev } logo { uuid extension }";
const mutation = `mutation ($version: Int!, $input: MedicalCenterInput!, $logo: Upload) { medicalCenterUpdate(version: $version, input: $input, logo: $logo) { ${shown} } }`;
const update = async (
  version: number,
  { logo, ...input }: { logo?: File | null; [name: string]: unknown },
  who: Role = "admin",
) => {
  const { data, errors } = logo
    ? await api.upload(who, mutation, { version, input, logo: null }, { logo })
    : await api.call(who, mutation, { version, input, logo });
  return errors
    ? [
        errors[0]!.extensions.code,
        ...((errors[0]!.extensions.fields ?? []) as { path: string[]; code: string }[]).map(
          ({ path, code }) => `${path} ${code}`,
        ),
      ]
    : data.medicalCenterUpdate;
};
const png = () =>
  new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "logo.png",
  );

test("an administrator sets the text on documents; omitted fields stay, a stale version is refused", async () => {
  expect(
    await update(1, {
      phone: "601 000 200",
      address: { uliceNazev: "Lipová", cisloDomovni: "418", psc: "370 01", obecNazev: "České Budějovice" },
    }),
  ).toEqual({
    name: "Rehabilitace U Lípy",
    phone: "+420601000200",
    email: "info@lipa.example",
    version: 2,
    logo: null,
    address: { uliceNazev: "Lipová", cisloDomovni: "418", psc: "37001", obecNazev: "České Budějovice" },
  });
  expect(await update(2, { email: null })).toMatchObject({ email: null, address: { psc: "37001" }, version: 3 });
  expect(await update(2, { name: "Jinak" })).toEqual(["E012"]);
  expect(await update(3, { name: " ", address: { psc: "1" } })).toEqual([
    "E004",
    "name E1F1",
    expect.stringMatching(/^address,psc E1/),
  ]);
  for (const who of ["paramedic", "receptionist"] as const)
    expect(await update(3, { name: "Jinak" }, who)).toEqual(["E002"]);
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'medicalCenter.updated' order by id",
  );
  expect(rows.map(({ details }) => details.fields)).toEqual([["phone", "address"], ["email"]]);
});

test("the name of a centre may hold a domain, but no address that leads further", async () => {
  for (const name of ["Reha www.evil.example", "Výhra: https://evil.example", "evil.example/abc", "x@y.cz"])
    expect(await update(3, { name })).toEqual(["E004", "name E1N2"]);
  expect(await update(3, { name: "\u202eReha.cz,\u00a0s.r.o.\u200b" })).toMatchObject({ name: "Reha.cz, s.r.o." });
  expect(await update(4, { name: "Rehabilitace U Lípy" })).toMatchObject({ version: 5 });
  await owner.query("update medical_centers set version = 3 where id = 1");
});

test("a logo is a picture; a new one replaces it, without a camera's metadata, and null removes it", async () => {
  const { logo } = await update(3, { logo: png() });
  expect(logo).toMatchObject({ extension: "png" });
  expect(await update(4, { logo: new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], "logo.png") })).toEqual([
    "E004",
    "logo E1G7",
  ]);
  expect((await update(4, { logo: png() })).logo.uuid).not.toBe(logo.uuid);
  expect(await update(5, { name: "Rehabilitace" })).toMatchObject({ logo: { extension: "png" } });
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a63" } })
    .withExif({ IFD0: { Make: "SECRET" } })
    .jpeg()
    .toBuffer();
  const { logo: drawn } = await update(6, { logo: new File([new Uint8Array(photo)], "logo.jpg") });
  expect(await new Response((await api.services.storage.get(drawn.uuid)).stream).text()).not.toContain("SECRET");
  expect(await update(7, { logo: null })).toMatchObject({ logo: null });
});
