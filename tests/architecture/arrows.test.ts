import path from "node:path";
import { expect, test } from "vitest";
import { circlesOf } from "../kit/circles.ts";
import { files, imports, importsOf, targetOf } from "./sources.ts";

/** «Arrows»: allowed imports. The first row that matches a file decides; a folder may always import itself. */
const arrows: { from: RegExp; to: RegExp[] }[] = [
  {
    from: /^server\.ts$/,
    to: [/^server\//, /^api\/(core\/process|settings)\//],
  },
  {
    from: /^server\//,
    to: [
      /^server\//,
      /^rules\//,
      /^api\/core\/process\//,
      /^api\/core\/access\/caller\.ts$/,
      /^app\/http\/(request\/own-address|session\/(reauthenticate-for-file|session-cookie)\.server)\.ts$/,
    ],
  },
  { from: /^rules\//, to: [/^rules\//] },
  { from: /^api\/schema\//, to: [/^api\/(?!seed|core\/(outside|endpoint|process))/, /^rules\//] },
  { from: /^api\/seed\//, to: [/^api\/(?!schema|core\/(endpoint|process))/, /^rules\//] },
  { from: /^api\/core\/db\//, to: [/^api\/core\/db\//, /^rules\//] },
  { from: /^api\/core\/outside\//, to: [/^api\/core\/(outside\/|fault\.ts$)/] },
  { from: /^api\/core\/queue\//, to: [/^api\/core\/(db|queue)\//] },
  { from: /^api\/core\/jobs\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/core\/process\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/core\/endpoint\//, to: [/^api\/(?!seed|core\/(jobs|process))/, /^rules\//] },
  { from: /^api\/settings\//, to: [/^api\/settings\//] },
  {
    from: /^api\/core\/[\w-]+\.ts$/,
    to: [/^api\/core\/[\w-]+\.ts$/, /^api\/(core\/(db|outside)|passwords|settings)\//, /^rules\//],
  },
  { from: /^api\/[\w-]+\//, to: [/^api\/(?!schema|seed|core\/(endpoint|process|jobs))/, /^rules\//] },
  {
    from: /^app\/(root|route-error-page|entry\.\w+)\.tsx$/,
    to: [/^app\/(components|enhance|graphql|http|i18n|styles|root|route-error-page)/, /^app\/paths\//, /^rules\//],
  },
  { from: /^app\/routes\.ts$/, to: [/^app\/paths\//] },
  { from: /^app\/paths\//, to: [/^app\/paths\//, /^rules\//] },
  {
    from: /^app\/routes\//,
    to: [
      /^app\/(components|enhance|graphql|http|i18n|styles)\//,
      /^app\/paths\//,
      /^app\/(root|route-error-page)\.tsx$/,
      /^rules\//,
    ],
  },
  { from: /^app\/graphql\//, to: [/^app\/graphql\//, /^rules\//] },
  { from: /^app\/http\//, to: [/^app\/(graphql|http|i18n|paths)\//, /^rules\//] },
  { from: /^app\/enhance\//, to: [/^app\/(components|enhance)\//, /^app\/paths\//, /^rules\/(?!inputs)/] },
  { from: /^app\/components\//, to: [/^app\/(components|i18n)\//, /^app\/paths\//, /^rules\/(?!inputs)/] },
  { from: /^app\/i18n\//, to: [/^app\/i18n\//, /^rules\/(codes|errors)\.ts$/, /^rules\/(grids|invoices)\/words\//] },
];

test("every import between folders is allowed by the architecture («Arrows»)", () => {
  const broken = files.flatMap((file) => {
    const row = arrows.find(({ from }) => from.test(file));
    return importsOf(file).flatMap((specifier) => {
      const target = targetOf(file, specifier);
      if (!target || row?.to.some((to) => to.test(target))) return [];
      return [`${file} → ${target}`];
    });
  });
  expect(broken).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(circlesOf(imports)).toEqual([]);
});

/** An area's folder: api/<area>, rules/<area>, app/<layer> (in http and core each part), and each root itself. */
const folderOf = (file: string) => {
  const folders = path.dirname(file).split("/");
  return folders.slice(0, ["http", "core"].includes(folders[1] ?? "") ? 3 : 2).join("/");
};

test("no folders import each other in a circle", () => {
  const between = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const elsewhere = targets.map(folderOf).filter((folder) => folder !== folderOf(file));
    between.set(folderOf(file), [...(between.get(folderOf(file)) ?? []), ...elsewhere]);
  }
  expect(circlesOf(between)).toEqual([]);
});

test("an area keeps its scope to itself and offers others its verbs", () => {
  const areaOf = (file: string) => /^api\/(?:schema\/)?([\w-]+)\//.exec(file)?.[1];
  const foreign = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => target.endsWith("/scope.ts") && areaOf(target) !== areaOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(foreign).toEqual([]);
});

test("every file of the schema is reached from api/schema/index.ts", () => {
  const reached = new Set(["api/schema/index.ts"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  expect(
    files.filter((file) => file.startsWith("api/schema/") && !reached.has(file)),
    "import it in api/schema/index.ts",
  ).toEqual([]);
});

test("rules import nothing from outside but zod for the inputs, dayjs for calendar dates and types of columns", () => {
  const outside = files
    .filter((file) => file.startsWith("rules/"))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !targetOf(file, specifier))
        .map((specifier) => `${file} → ${specifier}`),
    );
  const allowed =
    /^rules\/inputs\/.* → (zod|libphonenumber-js\/\w+)$|^rules\/time\/dates\.ts → dayjs(\/plugin\/utc\.js)?$|^rules\/grids\/column\.ts → @tanstack\/table-core$/;
  expect(outside.filter((line) => !allowed.test(line))).toEqual([]);
});

test("zod stays out of the browser: only routes, http and inputs name it", () => {
  const named = files.filter(
    (file) =>
      file.startsWith("app/") &&
      importsOf(file).some((specifier) => specifier === "zod" || specifier.includes("rules/inputs/")),
  );
  expect(named.filter((file) => !/^app\/(routes|http)\//.test(file))).toEqual([]);
});
