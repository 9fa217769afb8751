import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { Menu } from "../base/menu.tsx";
import { QuickSearch, type QuickSearchProps } from "./quick-search.tsx";
import { Rail, type RailItem } from "./rail.tsx";

type Link = { label: string; href: string };
export type AppShellProps = {
  homeHref: string;
  /** Links permitted to the role, in order; the first four are at hand on narrow screens too. */
  items: RailItem[];
  moreHref: string;
  search: QuickSearchProps;
  /** The "new" menu; left out when empty. */
  create: Link[];
  /** Left out where there are no notifications to read. */
  bell?: { href: string; count: number };
  person: { name: string; initials: string; center: string; links: Link[] };
  /** The lock button of a shared desk; its address names the user and the page. */
  lock?: { label: string; action: string };
  /** `<Flash>`: messages above the page's heading or floating. */
  flash?: ReactNode;
  children: ReactNode;
};

/** Bar, rail and page of everyone signed in. The page in it begins with its h1. */
export function AppShell({
  homeHref,
  items,
  moreHref,
  search,
  create,
  bell,
  person,
  lock,
  flash,
  children,
}: AppShellProps) {
  const { t } = useTranslation("common");
  return (
    <div className="app">
      <a className="skip" href="#obsah">
        {t("skipToContent")}
      </a>
      <a className="skip" href="#hledani">
        {t("skipToSearch")}
      </a>
      <header className="bar">
        <Brand href={homeHref} />
        <QuickSearch {...search} />
        <div className="end">
          {create.length > 0 && (
            <Menu summaryClass="icon" title={t("create")} summary={<Icon name="plus" label={t("create")} />}>
              <Links links={create} />
            </Menu>
          )}
          {bell && (
            <a className="icon" href={bell.href} title={t("notifications")}>
              <Icon name="bell" label={t("notifications")} />
              {bell.count > 0 && (
                <span className="badge">
                  {bell.count}
                  <span className="vh"> {t("newNotifications")}</span>
                </span>
              )}
            </a>
          )}
          <Menu className="menu who" summary={<Person {...person} menu={t("myMenu")} />}>
            <Links links={person.links}>{lock && <LockButton {...lock} />}</Links>
          </Menu>
        </div>
      </header>
      <Rail items={items} moreHref={moreHref} />
      <div className="stage">
        {flash}
        <main id="obsah" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

export function Brand({ href }: { href: string }) {
  return (
    <a className="brand" href={href}>
      motus<i>.</i>
    </a>
  );
}

function Person({ name, initials, center, menu }: AppShellProps["person"] & { menu: string }) {
  return (
    <>
      <span className="face" aria-hidden="true">
        {initials}
      </span>
      <span className="t">
        <b>{name}</b>
        <br />
        <span className="mute">{center}</span>
      </span>
      <span className="vh">{menu}</span>
    </>
  );
}

/** A form that posts without scripts as well; autosave listens to it and keeps the typed text. */
function LockButton({ label, action }: NonNullable<AppShellProps["lock"]>) {
  return (
    <li>
      <form method="post" action={action} data-lock="">
        <button>{label}</button>
      </form>
    </li>
  );
}

function Links({ links, children }: { links: Link[]; children?: ReactNode }) {
  return (
    <ul className="drop">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children}
    </ul>
  );
}
