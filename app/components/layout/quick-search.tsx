import { lazy, Suspense, useRef, useState, type ComponentType, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";

// Without a connection the form goes on without it.
const QuickSearchList = lazy<ComponentType<{ field: RefObject<HTMLInputElement>; sourceHref: string }>>(() =>
  import("./quick-search-list.tsx").catch(() => ({ default: () => null })),
);

export type QuickSearchProps = {
  action: string;
  /** Answers `?q=` with options whose values are addresses. */
  sourceHref: string;
  query?: string;
};

/** The search in the bar. Its form leads to the page of results; suggestions come on first use. */
export function QuickSearch({ action, sourceHref, query }: QuickSearchProps) {
  const { t } = useTranslation("common");
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const use = () => setUsed(true);
  return (
    <form className="find" role="search" action={action}>
      <label className="vh" htmlFor="hledani">
        {t("searchLabel")}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id="hledani"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={t("searchPlaceholder")}
        autoComplete="off"
        onFocus={use}
        onInput={use}
      />
      {used && (
        <Suspense>
          <QuickSearchList field={field} sourceHref={sourceHref} />
        </Suspense>
      )}
    </form>
  );
}
