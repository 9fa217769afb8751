import { isRouteErrorResponse, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useCallback, useContext } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import type { Refusal } from "../forms/submit-form.server.ts";
import type { rootData } from "./root-data.server.ts";
import type { Area, PageHandle } from "./title.ts";
import { may, type Permission } from "#rules/permissions.ts";
import { hrefOf } from "#app/paths/href.ts";
import { indexedPages } from "#app/paths/public.ts";
import type { HrefParams, Page } from "#app/paths/page.ts";

/** Data of every page: language, theme, user. */
export function useRoot() {
  const root = useRouteLoaderData<typeof rootData>("root");
  if (!root) throw new Error("The root's data is missing");
  return root;
}

/** Whether the signed-in user has a permission, in the present profile. */
export function useMay(permission: Permission): boolean {
  const profile = useRoot().user?.profile;
  return profile != null && may({ role: profile.profileRole, profession: profile.motusProfession }, permission);
}

/** Addresses in the page's language, which those in Czech say only where the page's own does. */
export function useHref() {
  const { locale = "cs", prefixed } = useRouteLoaderData<typeof rootData>("root") ?? {};
  return useCallback(
    <P extends Page, Given>(page: P, ...[params]: HrefParams<P, Given>) =>
      hrefOf(locale, page?.path, { ...params }, prefixed || locale !== "cs"),
    [locale, prefixed],
  );
}

/** Print pages ship no script. */
export const useNoScripts = () =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.noScripts === true);

export const useIsPublic = () => useMatches().some(({ id }) => indexedPages.some((page) => id.endsWith(`/${page}`)));

/** The areas of words that the page and its layouts draw with. */
export const useAreasOfWords = (): Area[] =>
  useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.i18n ?? []);

export const useTitle = () => `${usePageTitle()} | Motus`.replace(/^ \| /, "");

/** The innermost page's title, or that of the error; a refused form says so first. */
export function usePageTitle(): string {
  const { t } = useTranslation();
  const matches = useMatches();
  const state = useContext(UNSAFE_DataRouterStateContext);
  const error = Object.values(state?.errors ?? {})[0];
  if (error) return t(`${errorKindOf(error)}Title`);
  const page = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const title = (page?.handle as PageHandle | undefined)?.title;
  if (!title) return "";
  const words = typeof title === "function" ? title(t as never, page!.data) : t(title as never);
  const refused = Object.values(state?.actionData ?? {}).some(
    (data) => (data as Partial<Refusal> | null)?.result !== undefined,
  );
  return refused ? t("errorTitle", { title: words }) : words;
}

type ErrorKind =
  | "tooMuch"
  | "tooOften"
  | "notFound"
  | "forbidden"
  | "tooLarge"
  | "tooSlow"
  | "away"
  | "full"
  | "unreachable"
  | "broken";
const errorKinds: Record<number, ErrorKind> = {
  400: "tooMuch",
  404: "notFound",
  403: "forbidden",
  413: "tooLarge",
  429: "tooOften",
  408: "tooSlow",
  502: "unreachable",
  503: "away",
  507: "full",
};

/** The error page designed for this error. */
export function errorKindOf(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) return errorKinds[error.status] ?? "broken";
  // The error of a fetch without a connection.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? "unreachable" : "broken";
}
