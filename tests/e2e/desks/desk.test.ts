import { expect, ready, test } from "../kit.ts";
import { field, lock, openDesk, pin } from "./shared-desk.ts";

test("a page is locked from the menu and unlocked to the same page; a form sent in between comes back filled in", async ({
  page,
  context,
  javaScriptEnabled: scripts,
}) => {
  await openDesk(page, "receptionist");
  await page.goto("/kartoteka/novy");
  await ready(page, scripts);
  await page.locator("main [name=surname]").fill("Zamčená");
  const other = await context.newPage();
  await other.goto("/kartoteka");
  await ready(other, scripts);
  await other.locator(".who summary").click();
  await other.getByRole("button", { name: "Zamknout" }).click();
  await lock(other);
  if (scripts === false) await page.getByRole("button", { name: "Založit kartu" }).click();
  await lock(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [name=surname]")).toHaveValue("Zamčená");
  if (scripts !== false) await expect(other).toHaveURL(/\/kartoteka$/);
});
