import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { LinkList } from "#app/components/base/link-list.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { FileField } from "#app/components/forms/fields/file-field.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateImport, ImportList } from "#app/graphql/center/imports.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { importPages } from "#app/paths/center/imports.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { importKinds } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { ImportBeginForm } from "#rules/inputs/imports/import-columns.ts";

export const handle: PageHandle = { i18n: ["imports", "settings", "forms", "errors"], title: "imports:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, importPages.imports);
  return (await load(args, ImportList)).imports;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ImportBeginForm, async ({ kind }) => {
    const file = requiredFile(args, "file");
    const { importCreate } = await call(args, CreateImport, { kind, file });
    return flash(args, redirect(hrefHere(args, importPages.import, { id: importCreate.id })), { key: "imports:begun" });
  });

export default function ImportsPage() {
  const list = useLoaderData<typeof loader>();
  const page = useFormPage<{ kind: string; file: string }>("import", { kind: "PATIENTS" });
  const { t } = useTranslation(["imports", "settings"]);
  const { locale } = useRoot();
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(name as "file")}
          apiMessage={page.apiMessage}
          title={page.title}
        />
        <Form {...page.formProps} encType="multipart/form-data">
          <Select
            field={page.fields.kind}
            label={t("kind")}
            hint={t("kindHint")}
            options={importKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <FileField field={page.fields.file} label={t("file")} hint={t("fileHint")} accept=".xlsx,.csv,.txt" />
          <Actions>
            <SubmitButton>{t("begin")}</SubmitButton>
          </Actions>
        </Form>
      </div>
      <div className="sheet">
        {list.length > 0 ? (
          <LinkList
            items={list.map(({ id, kind, name, state, createdAt, createdBy, total }) => ({
              label: name,
              text: `${t(`kinds.${kind}`)}, ${t(`states.${state}`)}, ${t("by", { name: createdBy.fullName, when: formatDateTime(createdAt, locale) })}`,
              href: to(importPages.import, { id }),
              icon: "file",
              count: total,
            }))}
          />
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
