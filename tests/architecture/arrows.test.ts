import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { circlesOf } from "./kit/circles.ts";

/** «Arrows»: allowed imports. The first row that matches a file decides; a folder may always import itself. */
const arrows: { from: RegExp; to: RegExp[] }[] = [
  {
    from: /^server\.ts$/,
    to: [/^server\//, /^api\/(process|settings)\//],
  },
  {
    from: /^server\//,
    to: [
      /^server\//,
      /^rules\//,
      /^api\/process\//,
      /^api\/access\/caller\.ts$/,
      /^app\/http\/(request\/own-address|session\/(reauthenticate-for-file|session-cookie)\.server)\.ts$/,
    ],
  },
  { from: /^rules\//, to: [/^rules\//] },
  { from: /^api\/schema\//, to: [/^api\/(?!outside|seed|endpoint|process)/, /^rules\//] },
  { from: /^api\/seed\//, to: [/^api\/(?!schema|endpoint|process)/, /^rules\//] },
  { from: /^api\/db\//, to: [/^api\/db\//, /^rules\//] },
  { from: /^api\/outside\//, to: [/^api\/outside\//, /^api\/fault\.ts$/] },
  { from: /^api\/queue\//, to: [/^api\/(db|queue)\//] },
  { from: /^api\/jobs\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/process\//, to: [/^api\//, /^rules\//] },
  { from: /^api\/endpoint\//, to: [/^api\/(?!seed|jobs|process)/, /^rules\//] },
  { from: /^api\/settings\//, to: [/^api\/settings\//] },
  { from: /^api\/[\w-]+\.ts$/, to: [/^api\/[\w-]+\.ts$/, /^api\/(db|outside|passwords|settings)\//, /^rules\//] },
  { from: /^api\/[\w-]+\//, to: [/^api\/(?!schema|seed|endpoint|process|jobs)/, /^rules\//] },
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

const files = ["api", "app", "rules", "server"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .concat("server.ts")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|generated\//.test(file));

const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:^|\n)\s*(?:import|export)[^"';]*?from "([^"]+)"|\bimport ?\(?"([^"]+)"/g,
    ),
  ].map((match) => match[1] ?? match[2]!);

const placeOf = (file: string, specifier: string) =>
  specifier.startsWith("#")
    ? specifier.slice(1)
    : specifier.startsWith(".")
      ? path.join(path.dirname(file), specifier.split("?")[0]!)
      : null;

test("every import between folders is allowed by the architecture («Arrows»)", () => {
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

const imports = new Map(
  files.map((file) => [
    file,
    importsOf(file).flatMap((specifier) => placeOf(file, specifier)?.replace(/\?.*$/, "") ?? []),
  ]),
);

test("no files import each other in a circle", () => {
  expect(circlesOf(imports)).toEqual([]);
});

/** An area's folder: api/<area>, rules/<area>, app/<layer> (in http each part), and each root itself. */
const folderOf = (file: string) => {
  const folders = path.dirname(file).split("/");
  return folders.slice(0, folders[1] === "http" ? 3 : 2).join("/");
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

test("no folder is crowded: it holds at most 22 files of its own", () => {
  // One file for each table, query, area of addresses, word list, style sheet, migration or decision, whose names are all one looks for.
  const lists = /^(api\/db\/(tables|migrations.*)|app\/(graphql.*|i18n\/\w+|paths.*|styles)|docs\/decisions)$/;
  const crowded = ["api", "app", "rules", "server", "scripts", "tests", "docs", "bench"]
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !(/\.test\.tsx?$/.test(entry.name) && !entry.parentPath.startsWith("tests")))
    .reduce((counts, { parentPath }) => counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1), new Map());
  expect([...crowded].filter(([folder, count]) => count > 22 && !lists.test(folder))).toEqual([]);
});

test("a table has a file of its own, named for it", () => {
  const wrong = files
    .filter((file) => file.startsWith("api/db/tables/") && !file.endsWith("/columns.ts"))
    .filter((file) => {
      const tables = [...readFileSync(file, "utf8").matchAll(/= pgTable\(\s*"(\w+)"/g)].map((match) => match[1]!);
      return tables.join() !== path.basename(file, ".ts").replaceAll("-", "_");
    });
  expect(wrong).toEqual([]);
});

test("rules import nothing from outside but zod for the inputs, dayjs for calendar dates and types of columns", () => {
  const outside = files
    .filter((file) => file.startsWith("rules/"))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !placeOf(file, specifier))
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

test("a bare <input> occurs only in components", () => {
  const bare = files.filter(
    (file) => file.startsWith("app/routes/") && /<(input|select|textarea)[\s>]/.test(readFileSync(file, "utf8")),
  );
  expect(bare).toEqual([]);
});

test("every component has examples for the sampler", () => {
  // The frames hold a <main> of their own and the bar draws nothing at rest: the pages show them.
  const shells = ["document-sheet.tsx", "public-shell.tsx", "loading-bar.tsx"].map(
    (name) => `app/components/layout/${name}`,
  );
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
  expect(unseen.filter((file) => !shownThroughOthers(file) && !shells.includes(file))).toEqual([]);
});

test("only the settings and the scripts read the environment", () => {
  // The launcher hands PATH on to the PostgreSQL it starts.
  const allowed = ["server.ts", "api/db/embedded/embedded-identity.ts"];
  expect(files.filter((file) => readFileSync(file, "utf8").includes("process.env") && !allowed.includes(file))).toEqual(
    [],
  );
});

test("files stay short: split by verb or by part, never by layer", () => {
  const lengths = files.map((file) => [file, readFileSync(file, "utf8").split("\n").length] as const);
  const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(70);
  expect(lengths.filter(([, lines]) => lines > 250)).toEqual([]);
});

const parsed = (file: string) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

test("amounts are whole minor units: code of money names no float and divides only to round", () => {
  const areas =
    "bank-statements|billing|cash|invoice-exports|invoices|money|months|payments|prices|voucher-presets|voucher-visits|vouchers";
  const ofMoney = new RegExp(`^(api|rules)/(schema/)?(${areas})/`);
  // Measures of paper, whole numbers of any size, and the likeness of heads of columns.
  const others =
    /^api\/invoices\/pdf\/|^rules\/(invoices\/vat-sums|money\/divide)\.ts$|^api\/bank-statements\/csv\.ts$/;
  const rounds = /^Math\.(floor|ceil|round|trunc)$/;
  const wrong = files
    .filter((file) => ofMoney.test(file) && !others.test(file))
    .flatMap((file) => {
      const source = parsed(file);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        const isFloat =
          (ts.isNumericLiteral(node) && /^[\d_]*\.|^\d[\d_]*e/i.test(node.getText(source))) ||
          (ts.isIdentifier(node) && /^(parseFloat|toFixed|toPrecision)$/.test(node.text)) ||
          (ts.isBinaryExpression(node) &&
            node.operatorToken.kind === ts.SyntaxKind.SlashToken &&
            !(ts.isCallExpression(node.parent) && rounds.test(node.parent.expression.getText(source))));
        if (isFloat) found.push(`${file}: ${node.getText(source)}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
  expect(wrong).toEqual([]);
});

test("no function is longer than 80 lines", () => {
  const long = files.flatMap((file) => {
    const source = parsed(file);
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.getStart(source)) >= 80) found.push(file);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  expect([...new Set(long)]).toEqual([]);
});
