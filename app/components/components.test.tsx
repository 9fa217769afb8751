import { describe, expect, it } from "vitest";
import { locales } from "#rules/codes.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import type { Example } from "./example.ts";
import { Flash } from "./layout/flash.tsx";
import { AppShell, type AppShellProps } from "./layout/app-shell.tsx";
import { htmlOf } from "./html-of.ts";
import { Pagination } from "./base/pagination.tsx";
import { Table } from "./base/table.tsx";

const families = import.meta.glob<{ examples: Example[] }>("./**/*.examples.tsx", { eager: true });
const all = Object.entries(families).flatMap(([file, { examples }]) =>
  examples.map((example) => [`${file}: ${example.name}`, example] as const),
);

const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]+)"`, "g"))].flatMap(([, value]) => value!.split(" "));

describe.each(locales)("every example in %s", (locale) => {
  it.each(all)("%s: its references exist, once", async (_, { render }) => {
    const html = await htmlOf(render(), locale);
    const ids = values(html, "id");
    expect(new Set(ids).size).toBe(ids.length);
    const pointedTo = ["for", "aria-describedby", "aria-controls", "aria-labelledby", "form"].flatMap((name) =>
      values(html, name),
    );
    expect(ids).toEqual(expect.arrayContaining(pointedTo));
  });
});

const shell: Omit<AppShellProps, "children"> = {
  homeHref: "/",
  moreHref: "/vice",
  search: { action: "/hledani", sourceHref: "/hledani/navrhy" },
  create: [{ label: "Událost", href: "/nova-udalost" }],
  person: {
    name: "Dana Marešová",
    initials: "DM",
    center: "Rehabilitace U Lípy",
    links: [{ label: "Odhlásit se", href: "/odhlaseni" }],
  },
  items: ["Kalendář", "Kartotéka", "Rezervace", "Platby", "Náhradníci"].map((label, at) => ({
    label,
    href: `/${at}`,
    icon: "calendar",
    current: at === 4,
    badge: at === 2 ? { count: 4, meaning: "čekají na schválení" } : undefined,
  })),
};

it("begins the shell with the way to the content and to the search", async () => {
  const html = await htmlOf(
    <AppShell {...shell}>
      <h1>Kalendář</h1>
    </AppShell>,
  );
  expect(html).toMatch(
    /^<div class="app"><a class="skip" href="#obsah">Přeskočit na\u00a0obsah<\/a><a class="skip" href="#hledani">/,
  );
  expect(html).toContain('<main id="obsah" tabindex="-1"><h1>');
  expect(html).toMatch(/<form class="find" role="search" action="\/hledani"><label class="vh" for="hledani">/);
});

it("marks the present page, under 'more' too, and reads out the count of a badge", async () => {
  const html = await htmlOf(<AppShell {...shell}>x</AppShell>);
  expect(html).toMatch(/<li class="wide"><a href="\/4" aria-current="page">/);
  expect(html).toMatch(/<li class="more"><a href="\/vice" aria-current="page">/);
  expect(html).toContain('<span class="badge">4<span class="vh"> čekají na schválení</span></span>');
});

it("offers no creation to roles that may create nothing", async () => {
  expect(
    await htmlOf(
      <AppShell {...shell} create={[]}>
        x
      </AppShell>,
    ),
  ).not.toContain('title="Nové"');
});

it("announces a success politely and an error at once", async () => {
  const html = await htmlOf(<Flash messages={[{ text: "Uloženo." }, { text: "Nejde to.", variant: "error" }]} />);
  expect(html).toMatch(/role="status">.*Uloženo\..*role="alert">.*Nejde to\./);
  expect(html).toContain("Zavřít všechna");
  expect(await htmlOf(<Flash messages={[]} />)).toBe("");
});

it("names the pages around", async () => {
  const html = await htmlOf(
    <Pagination list={{ items: Array(50), page: 2, pageSize: 50, total: 4213 }} hrefOf={(page) => `?page=${page}`} />,
  );
  expect(html).toContain("Zobrazeno 51–100, celkem 4\u00a0213");
  expect(html).toMatch(/<a href="\?page=1" rel="prev".*<a href="\?page=3" rel="next"/);
  expect(
    await htmlOf(
      <Pagination
        list={{ items: Array(50), page: 1, pageSize: 50, total: 1000, totalIsCapped: true }}
        hrefOf={(page) => `?page=${page}`}
      />,
      "de",
    ),
  ).toContain("1–50 von mehr als 1.000");
});

it("names the sorted column of a table", async () => {
  const html = await htmlOf(
    <Table caption="Platby" columns={[{ label: "Kdy", sort: { href: "?sort=when", direction: "desc" } }]}>
      <tr />
    </Table>,
  );
  expect(html).toContain('<caption class="vh">Platby</caption>');
  expect(html).toContain('<th scope="col" aria-sort="descending"><a href="?sort=when">Kdy');
});

it("shows the id in the log for the support", async () => {
  const html = await htmlOf(<ErrorPage kind="broken" code="7F2A" retryHref="/kartoteka" />);
  expect(html).toContain("<h1>Něco se u\u00a0nás pokazilo</h1>");
  expect(html).toContain("Kód pro podporu: 7F2A");
  expect(html).toMatch(/<a class="btn main" href="\/kartoteka">.*Zkusit znovu<\/a>/);
});
