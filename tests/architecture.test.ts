import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** «Arrows»: what may import what. The first row that matches a file says it all; a folder may always import itself. */
const arrows: { from: RegExp; to: RegExp[] }[] = [
  {
    from: /^server\.ts$/,
    to: [
      /^rules\/(errors|upload)\.ts$/,
      /^api\/(house|processes|ending|settings|caller)\.ts$/,
      /^app\/http\/[\w-]+\.server\.ts$/,
    ],
  },
  { from: /^rules\//, to: [/^rules\//] },
  { from: /^api\/schema\//, to: [/^api\/(?!outside|db\/seed)/, /^rules\//] },
  { from: /^api\/db\/seed\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/db\//, to: [/^api\/db\//, /^rules\//] },
  { from: /^api\/outside\//, to: [/^api\/outside\//, /^api\/fault\.ts$/] },
  { from: /^api\/jobs\/[\w-]*queue[\w-]*\.ts$/, to: [/^api\/db\//, /^api\/jobs\/queue/] },
  { from: /^api\/jobs\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/house\.ts$/, to: [/^api\//] },
  { from: /^api\/backup\/restore\.ts$/, to: [/^api\/(?!schema|jobs\/(?!(install-)?queue))/] },
  { from: /^api\/[\w-]+\.ts$/, to: [/^api\/[\w-]+\.ts$/, /^api\/(db|outside|passwords|schema)\//, /^rules\//] },
  { from: /^api\/[\w-]+\//, to: [/^api\/(?!schema|jobs\/(?!queue))/, /^rules\//] },
  {
    from: /^app\/(root|trouble-page|entry\.\w+)\.tsx$/,
    to: [/^app\/(components|enhance|graphql|http|i18n|styles|root|trouble-page)/, /^app\/paths\.ts$/, /^rules\//],
  },
  { from: /^app\/routes\.ts$/, to: [/^app\/paths\.ts$/] },
  { from: /^app\/(paths|queries)\.ts$/, to: [/^app\/(paths|queries)\.ts$/, /^rules\//] },
  {
    from: /^app\/routes\//,
    to: [
      /^app\/(components|enhance|graphql|http|i18n)\//,
      /^app\/paths\.ts$/,
      /^app\/(root|trouble-page)\.tsx$/,
      /^rules\//,
    ],
  },
  { from: /^app\/graphql\//, to: [/^app\/(graphql|http|i18n)\//, /^app\/paths\.ts$/, /^rules\//] },
  { from: /^app\/http\//, to: [/^app\/(graphql|http|i18n)\//, /^app\/(paths\.ts|queries\.ts|root\.tsx)$/, /^rules\//] },
  { from: /^app\/enhance\//, to: [/^app\/(components|enhance)\//, /^app\/paths\.ts$/, /^rules\/(?!inputs)/] },
  { from: /^app\/components\//, to: [/^app\/(components|i18n)\//, /^app\/paths\.ts$/, /^rules\/(?!inputs)/] },
  { from: /^app\/i18n\//, to: [/^app\/i18n\//, /^rules\/(codes|errors)\.ts$/] },
];

const files = ["api", "app", "rules"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .concat("server.ts")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|generated\//.test(file));

const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(/(?:^|\n)\s*(?:import|export)[^"';]*?from "([^"]+)"|import\("([^"]+)"\)/g),
  ].map((match) => match[1] ?? match[2]!);

const placeOf = (file: string, specifier: string) =>
  specifier.startsWith("#")
    ? specifier.slice(1)
    : specifier.startsWith(".")
      ? path.join(path.dirname(file), specifier.split("?")[0]!)
      : null;

test("every arrow between folders is one of the house's («Arrows»)", () => {
  const broken = files.flatMap((file) => {
    const row = arrows.find(({ from }) => from.test(file));
    return importsOf(file).flatMap((specifier) => {
      const place = placeOf(file, specifier);
      if (!place || row?.to.some((to) => to.test(place))) return [];
      return [`${file} → ${place}`];
    });
  });
  expect(broken).toEqual([]);
});

test("rules import nothing from outside but zod for the inputs", () => {
  const outside = files
    .filter((file) => file.startsWith("rules/"))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !placeOf(file, specifier))
        .map((specifier) => `${file} → ${specifier}`),
    );
  expect(outside.filter((line) => !/^rules\/inputs\/.* → (zod|libphonenumber-js\/\w+)$/.test(line))).toEqual([]);
});

test("zod stays out of the browser: only routes, http and inputs name it", () => {
  const named = files.filter(
    (file) =>
      file.startsWith("app/") &&
      importsOf(file).some((specifier) => specifier === "zod" || specifier.includes("rules/inputs/")),
  );
  expect(named.filter((file) => !/^app\/(routes|http)\//.test(file))).toEqual([]);
});

test("a route exports only what Remix knows", () => {
  const known =
    /^(default|loader|action|meta|links|handle|headers|shouldRevalidate|clientLoader|clientAction|ErrorBoundary|HydrateFallback|Layout)$/;
  const wrong = files
    .filter((file) => file.startsWith("app/routes/"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^export (?:async )?(?:const|function|class|type|interface)\s+(\w+)/gm)]
        .map((match) => match[1]!)
        .filter((name) => !known.test(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

test("a bare <input> stands only in components", () => {
  const bare = files.filter(
    (file) => file.startsWith("app/routes/") && /<(input|select|textarea)[\s>]/.test(readFileSync(file, "utf8")),
  );
  expect(bare).toEqual([]);
});

test("every component has examples for the sampler", () => {
  // The frames hold a <main> of their own and the bar draws nothing at rest: the pages show them.
  const frames = ["document-sheet.tsx", "door.tsx", "loading-bar.tsx"].map((name) => `app/components/${name}`);
  const families = readdirSync("app/components", { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".examples.tsx"));
  expect(families.length).toBeGreaterThan(5);
  const shown = families.map((name) => readFileSync(path.join("app/components", name), "utf8")).join("\n");
  const unseen = files
    .filter((file) => file.startsWith("app/components/") && file.endsWith(".tsx") && !file.endsWith(".examples.tsx"))
    .filter((file) => !shown.includes(`/${path.basename(file)}"`));
  const shownThroughOthers = (file: string) =>
    files.some(
      (other) =>
        other.startsWith("app/components/") &&
        other !== file &&
        importsOf(other).some((specifier) => placeOf(other, specifier) === file),
    );
  expect(unseen.filter((file) => !shownThroughOthers(file) && !frames.includes(file))).toEqual([]);
});

test("nobody reads the environment but the settings and the scripts", () => {
  // The launcher hands PATH on to the PostgreSQL it starts.
  const allowed = ["server.ts", "api/db/embedded-identity.ts"];
  expect(files.filter((file) => readFileSync(file, "utf8").includes("process.env") && !allowed.includes(file))).toEqual(
    [],
  );
});

test("files stay short: split by verb or by part, never by layer", () => {
  const limits: [folder: string, lines: number][] = [
    ["app/routes/", 125],
    ["app/components/", 125],
    ["api/schema/", 160],
    ["app/i18n/", 400],
    ["", 250],
  ];
  const most = (file: string) => limits.find(([folder]) => file.startsWith(folder))![1];
  const long = files
    .map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([file, lines]) => lines > most(file));
  expect(long).toEqual([]);
});
