import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { keepClear } from "./remove-abandoned.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const MINUTE = 60_000;

test("a file left by a killed process is removed at the start or a minute after it is old enough, and one being written stays", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = dataFolder();
  const [uploads, files] = [path.join(folder, "uploading"), path.join(folder, "unfinished")];
  for (const made of [uploads, files]) mkdirSync(made);
  const lieSince = (minutes: number, ...names: string[]) =>
    names.forEach((name) =>
      utimesSync(
        path.join(folder, name),
        new Date(Date.now() - minutes * MINUTE),
        new Date(Date.now() - minutes * MINUTE),
      ),
    );
  for (const upload of ["killed", "living"]) {
    mkdirSync(path.join(uploads, upload));
    writeFileSync(path.join(uploads, upload, "0"), "%PDF-1.4");
  }
  for (const file of ["killed", "living"]) writeFileSync(path.join(files, file), "%PDF-1.4");
  lieSince(11, "uploading/killed", "unfinished/killed");
  lieSince(9, "uploading/living", "unfinished/living");
  const clearing = keepClear([uploads, files, path.join(folder, "not there")], (error) => expect.fail(String(error)));
  onTestFinished(clearing.stop);
  await eventually(() => expect([readdirSync(uploads), readdirSync(files)]).toEqual([["living"], ["living"]]));
  lieSince(11, "uploading/living");
  vi.advanceTimersByTime(MINUTE);
  await eventually(() => expect([readdirSync(uploads), readdirSync(files)]).toEqual([[], ["living"]]));
});
