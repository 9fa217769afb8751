import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readUpload } from "./read-upload.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

test("an upload is touched every minute until it is forgotten, however long its request takes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(path.join(tmpdir(), "motus-upload-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const body = new FormData();
  body.append("files", new File(["%PDF-1.4"], "dopis.pdf"));
  const limits = { bytes: 1_000_000, typed: 100_000, file: 100_000, files: 1 };
  const upload = await readUpload(new Request("http://motus/", { method: "POST", body }), folder, limits);
  if (typeof upload === "string") throw new Error(upload);
  const [place] = readdirSync(folder).map((name) => path.join(folder, name));
  utimesSync(place!, 0, 0);
  vi.advanceTimersByTime(60_000);
  await eventually(() => expect(statSync(place!).mtimeMs).toBeGreaterThan(Date.now() - 5_000));
  await upload.forget();
  expect([readdirSync(folder), vi.getTimerCount()]).toEqual([[], 0]);
});
