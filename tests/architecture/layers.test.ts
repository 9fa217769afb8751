import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { files, importsOf, targetOf } from "./sources.ts";

test("a table has a file of its own, named for it", () => {
  const wrong = files
    .filter((file) => file.startsWith("api/core/db/tables/") && !file.endsWith("/columns.ts"))
    .filter((file) => {
      const tables = [...readFileSync(file, "utf8").matchAll(/= pgTable\(\s*"(\w+)"/g)].map((match) => match[1]!);
      return tables.join() !== path.basename(file, ".ts").replaceAll("-", "_");
    });
  expect(wrong).toEqual([]);
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
        importsOf(other).some((specifier) => targetOf(other, specifier) === file),
    );
  expect(unseen.filter((file) => !shownThroughOthers(file) && !shells.includes(file))).toEqual([]);
});

test("only the settings and the scripts read the environment", () => {
  // The launcher hands PATH on to the PostgreSQL it starts.
  const allowed = ["server.ts", "api/core/db/embedded/embedded-identity.ts"];
  expect(files.filter((file) => readFileSync(file, "utf8").includes("process.env") && !allowed.includes(file))).toEqual(
    [],
  );
});
