import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, logIn, test, wear } from "../kit.ts";

// A walk changes nothing: its tests share the workers, in whatever order.
test.describe.configure({ mode: "parallel" });

const pages = [
  "/",
  "/?view=resource-day&showFacilities=1",
  "/nova-udalost",
  "/kartoteka",
  "/kartoteka?q=nov&insurer=111&absent=3",
  "/kartoteka/novy",
  "/hledani?q=nov",
  "/seznam-nahradniku",
  "/novy-nahradnik",
  "/editace-nahradnika/1",
  "/editace-nahradnika/1/odebrat",
  "/zruseni-dne",
  "/zruseni-dne?profile=2",
  "/nahradnici-na-volne-misto?from=2049-01-11+08:00:00&to=2049-01-11+12:00:00&profile=2",
  "/klavesove-zkratky",
  "/vice",
  "/nastaveni/osobni",
  "/nastaveni/osobni/uzivatelsky-ucet",
  "/nastaveni/osobni/zmena-hesla",
  "/nastaveni/osobni/prihlasena-zarizeni",
  "/nastaveni/zdravotnicke-zarizeni/odeslana-posta",
  "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti?kind=PATIENT_CARDS&from=1.1.2026",
  "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti?q=nov",
  "/vzhled",
  "/tohle-neni",
  "/nastaveni/zdravotnicke-zarizeni",
  "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni",
  "/nastaveni/zdravotnicke-zarizeni/sluzby",
  "/nova-sluzba",
  "/editace-sluzby?id=9",
  "/editace-sluzby/9/odebrani",
  "/nastaveni/zdravotnicke-zarizeni/doplnkove-sluzby-a-produkty",
  "/editace-doplnkove-sluzby/1",
  "/nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni",
  "/editace-mistnosti-nebo-vybaveni/1",
  "/editace-mistnosti-nebo-vybaveni/1/odebrani",
  "/nastaveni/zdravotnicke-zarizeni/pracovni-doba",
  "/nastaveni/zdravotnicke-zarizeni/pracovni-doba/5",
  "/nastaveni/osobni/moje-pracovni-doba",
  "~",
  "~?tab=dokumentace",
  "~?tab=navstevy",
  "~?tab=prilohy",
  "~/upravit",
  "~/nova-zprava",
  "~/nove-prilohy",
  "~/pristupy",
  "~/vymaz",
  "~/vymaz/tisk",
  "~/ponechani",
  "~/potvrzeni",
  "~/tisk-navstev",
  "~/titulni-list",
  "~/hodnoty",
  "/kartoteka/stitky",
  "/kartoteka/tisk-seznamu",
  "/nastaveni/zdravotnicke-zarizeni/sablony-sluzeb",
  "/nastaveni/zdravotnicke-zarizeni/podepisovani-zprav",
  "/nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju",
  "/nastaveni/zdravotnicke-zarizeni/doba-uchovani",
  "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace",
  "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam",
  "/nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam/tisk",
  "/nastaveni/osobni/dvoufazove-prihlaseni",
  "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti",
  "/nastaveni/osobni/dvoufazove-prihlaseni/zapnuti/kod",
  "/nastaveni/osobni/dvoufazove-prihlaseni/zalozni-kody",
  "/nastaveni/osobni/dvoufazove-prihlaseni/vypnuti",
  "/nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni",
  "/nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/vyzadovani",
  "/nastaveni/zdravotnicke-zarizeni/dvoufazove-prihlaseni/5/zruseni",
  "/nastaveni/pracovni-doba/6/nove-obdobi",
  "/nastaveni/pracovni-doba/6/obdobi/1",
  "/nastaveni/pracovni-doba/6/obdobi/1/odstranit",
  "/nastaveni/pracovni-doba/6/nove-volno",
];
const doors = [
  "/prihlaseni",
  "/registrace",
  "/zapomenute-heslo",
  "/souhlas-s-cookies",
  "/obnova-hesla/none",
  "/token-check/none",
  "/souhlas/none",
];

/** Signs in; an address that begins with "~" is of the first card of the card file. */
async function enter(page: Page, addresses: string[]) {
  await logIn(page, "admin", "/kartoteka");
  const card = (await page.locator("tbody th a").first().getAttribute("href"))!;
  return addresses.map((address) => address.replace("~", card));
}

/** Widths from a phone to a wide desk; 640 is 1280 at 200 % zoom. */
const widths = [360, 640, 768, 1280, 1920];

/** Parts of about as many pages, so that they can be gone through next to each other. */
const parts = [0, 1, 2, 3, 4].map((at) => pages.filter((_, index) => index % 5 === at));

for (const [name, addresses, signedIn] of [
  ...parts.map((part, at) => [`of the signed-in, part ${at + 1}`, part, true] as const),
  ["at the door", doors, false] as const,
])
  test(`pages ${name} fit every window, one h1 each, and axe finds nothing, light and dark, wide and narrow`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.setTimeout(300_000);
    for (const address of signedIn ? await enter(page, addresses) : addresses) {
      expect((await page.goto(address))!.status(), address).toBeLessThan(500);
      await expect(page.locator("h1"), address).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled === false || (width !== 360 && width !== 1280)) continue;
        // On a wide window a quarter of an hour is 16 px tall: its place in time is what a tile says (WCAG 2.5.8,
        // essential).
        const except = width === 1280 && /^\/(\?|$)/.test(address) ? ["target-size"] : [];
        await test.step(`${address} ${width}`, async () => {
          await wear(page, "light");
          await expectAccessible(page, { except });
          await wear(page, "dark");
          await expectContrast(page);
        });
      }
    }
  });

for (const language of ["de", "en", "sk"])
  test(`long words of ${language} break nothing`, async ({ page }) => {
    for (const address of await enter(page, pages)) {
      expect((await page.goto(`/${language}${address === "/" ? "" : address}`))!.status(), address).toBeLessThan(500);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

test("lists that are sorted by their heads are sorted on narrow windows too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "receptionist", "/kartoteka");
  const head = page.getByRole("main").getByRole("link", { name: "Narození", exact: true });
  expect((await head.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  for (const direction of ["asc", "desc"]) {
    await head.click();
    await expect(page).toHaveURL(new RegExp(`sort=birth-date&direction=${direction}`));
  }
});
