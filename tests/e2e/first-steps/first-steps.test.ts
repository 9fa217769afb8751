import { lettersOf } from "../clinic.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../kit.ts";

test("a founder comes from the registration to a first visit with a service, by few fields @without-scripts", async ({
  page,
}, { project, parallelIndex }) => {
  let typed = 0;
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text);
    typed++;
  };
  const email = `zakladatelka-${project.name}@klinika.example`;
  await page.goto("/registrace");
  await ready(page);
  await type("E-mail", email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(email)).toBeVisible();
  const link = () =>
    lettersOf(`${project.name}-${parallelIndex}`)
      .filter((letter) => letter.includes(email))
      .flatMap((letter) => /\/token-check\/[\w-]+/.exec(letter)?.[0] ?? [])[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  await ready(page);
  for (const label of ["Nové heslo", "Heslo znovu"]) await type(label, "modrý koloběžkář ve žitě");
  await page.keyboard.press("Enter");
  await page.waitForURL(/vytvoreni-profilu/);
  await ready(page);
  await type("Název zařízení", `Fyzio U Mostu ${project.name}`);
  await type("Jméno", "Zdislava");
  await type("Příjmení", "Nová");
  await page.keyboard.press("Enter");
  const steps = page.locator(".first-steps");
  await expect(steps).toContainText("Hotovo 0 ze 4.");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await steps.getByRole("link", { name: /Služby a ceny/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navržené služby");
  await ready(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Přidat vybrané služby" }).press("Enter");
  await expect(page.getByText("Přidané služby: 3")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto("/nova-udalost");
  await ready(page);
  await page.getByText("Pacient ještě nemá kartu").click();
  for (const [name, text] of [
    ["newPatient.surname", "Krumpholcová"],
    ["newPatient.name", "Eva"],
    ["from", "8:30"],
  ]) {
    await page.locator(`main [name="${name}"]`).fill(text!);
    typed++;
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Zapsáno: .* 8:30–9:15/).first()).toBeVisible();
  expect(typed).toBeLessThanOrEqual(9);
  await expect(steps).toContainText("Hotovo 1 ze 4.");
  await steps.getByRole("button", { name: "Přehled skrýt" }).press("Enter");
  await expect(page.getByText("Přehled je skrytý.")).toBeVisible();
  await expect(steps).toHaveCount(0);
});
