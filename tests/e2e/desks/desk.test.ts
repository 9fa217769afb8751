import { expect, ready, test } from "../kit.ts";
import { field, lock, openDesk, pin } from "./shared-desk.ts";

test("a page is locked from the menu and unlocked to the same page; a form sent in between comes back filled in", async ({
  page,
  context,
}) => {
  await openDesk(page, "receptionist");
  await page.goto("/kartoteka/novy");
  await ready(page);
  await page.locator("main [name=surname]").fill("Zamčená");
  const other = await context.newPage();
  await other.goto("/kartoteka");
  await ready(other);
  await other.locator(".who summary").click();
  await other.getByRole("button", { name: "Zamknout" }).click();
  await lock(other);
  await lock(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [name=surname]")).toHaveValue("Zamčená");
  await expect(other).toHaveURL(/\/kartoteka$/);
});
