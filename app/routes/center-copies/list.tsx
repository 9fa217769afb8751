import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { CopiesTable } from "#app/components/center-copies/copies-table.tsx";
import { CopyContents } from "#app/components/center-copies/copy-contents.tsx";
import { CopyProgress } from "#app/components/center-copies/copy-progress.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CenterCopyList, OrderCenterCopy } from "#app/graphql/center/center-copies.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { useRefreshWhile } from "#app/http/page/use-refresh-while.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { centerCopyPages } from "#app/paths/center/center-copies.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["centerCopies", "settings", "forms", "errors"],
  title: "centerCopies:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, centerCopyPages.centerCopies);
  return (await load(args, CenterCopyList)).centerCopies;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, OrderCenterCopy, {});
    return flash(args, redirect(hrefHere(args, centerCopyPages.centerCopies)), { key: "centerCopies:ordered" });
  });

export default function CenterCopiesPage() {
  const copies = useLoaderData<typeof loader>();
  const page = useFormPage<Record<string, never>>("order", {});
  const { t } = useTranslation(["centerCopies", "settings"]);
  const to = useHref();
  const underway = copies.find(({ state }) => state === "UNDERWAY");
  useRefreshWhile(underway !== undefined);
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={() => ""} apiMessage={page.apiMessage} title={page.title} />
        <CopyContents />
        {underway ? (
          <CopyProgress {...underway} againHref={to(centerCopyPages.centerCopies)} />
        ) : (
          <Form {...page.formProps}>
            <Actions>
              <SubmitButton>{t("order")}</SubmitButton>
            </Actions>
          </Form>
        )}
      </div>
      <div className="sheet">
        {copies.length > 0 ? (
          <CopiesTable copies={copies} />
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
