import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ColumnsField } from "#app/components/grid-views/columns-field.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { SaveGridView } from "#app/graphql/center/grids.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { drawForm, submitForm } from "#app/http/forms/submit-form.server.ts";
import { viewOfPage } from "#app/http/grids/view-page.server.ts";
import { queryToKeep, viewHref } from "#app/http/grids/views.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myActor } from "#app/http/session/my-actor.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { gridViewPages } from "#app/paths/center/grid-views.ts";
import { headOf, viewColumns } from "#rules/grids/head.ts";
import { GridViewForm } from "#rules/inputs/grids/view.ts";

export const handle: PageHandle<{ view: object | null }> = {
  i18n: ["gridViews", "forms", "errors"],
  title: (t, { view }) => t(view ? "gridViews:title" : "gridViews:newTitle"),
};

type Values = { name: string; columns: { key: string; shown?: string }[]; withQuery?: string };

/** The page and its values: of a new view all that the list shows now. */
async function readForm(args: LoaderFunctionArgs) {
  const { list, view, back } = await viewOfPage(args, load);
  const locale = await myLocale(args);
  const actor = await myActor(args);
  const { caption, columns } = headOf(list, locale, actor);
  const all = headOf(list, locale, actor, viewColumns(list, actor)).columns;
  const shown = headOf(list, locale, actor, view?.columns).columns.slice(1);
  const others = all.filter(({ key }) => key !== columns[0]!.key && !shown.some((column) => column.key === key));
  const values: Values = {
    name: view?.name ?? "",
    columns: [...shown.map(({ key }) => ({ key, shown: "on" })), ...others.map(({ key }) => ({ key }))],
    withQuery: !view || view.query !== null ? "on" : undefined,
  };
  const labels = Object.fromEntries(all.map(({ key, label }) => [key, label]));
  return { list, view, back, caption, first: columns[0]!, labels, values };
}

export async function loader(args: LoaderFunctionArgs) {
  const { view, values, ...page } = await readForm(args);
  const kept = (await keptForm(args)) as (Values & { version?: string }) | null;
  return {
    ...page,
    view: view && { id: view.id, version: Number(kept?.version ?? view.version) },
    values: kept ?? values,
  };
}

export async function action(args: ActionFunctionArgs) {
  const moved = moveColumn(await args.request.clone().formData());
  if (moved) return drawForm(args, GridViewForm, moved);
  const answer = await submitForm(args, GridViewForm, async ({ withQuery, ...input }, form) => {
    const { list, view, back } = await viewOfPage(args, call);
    const at = new URL(back, args.request.url);
    const changed = view && form.get("as") !== "new";
    const { dataGridViewSave: saved } = await call(args, SaveGridView, {
      name: list,
      input: {
        ...input,
        view: changed ? { id: view.id, version: Number(form.get("version")) } : null,
        query: withQuery ? queryToKeep(at) : null,
      },
    });
    const href = viewHref(at, list, { id: saved.id, query: null });
    return flash(args, redirect(href), { key: "gridViews:saved", values: { name: input.name } });
  });
  return followStale(answer, async () => {
    const { view, values } = await readForm(args);
    return { shown: values, version: view!.version };
  });
}

/** The form after the button of a column that changes places with another one; null where none was pressed. */
function moveColumn(form: FormData): FormData | null {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(String(form.get("move"))) ?? [];
  if (from === undefined) return null;
  const places: Record<string, string> = { [from]: to!, [to!]: from };
  const moved = new FormData();
  for (const [name, value] of form)
    moved.append(
      name.replace(/^columns\[(\d+)\]/, (_column, at: string) => `columns[${places[at] ?? at}]`),
      value,
    );
  return moved;
}

export default newForVersion(EditingView);

function EditingView() {
  const { list, view, back, caption, first, labels, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("grid-view", values);
  const { t } = useTranslation("gridViews");
  const to = useHref();
  const typed = page.fields.columns.getFieldList().map((row) => {
    const { key, shown } = row.getFieldset();
    return { key: String(key.initialValue), shown: shown.initialValue === "on" };
  });
  // A form that is sent by others may name a column twice, or not at all.
  const places = new Map(typed.map((column) => [column.key, column]));
  for (const key of Object.keys(labels))
    if (key !== first.key && !places.has(key)) places.set(key, { key, shown: false });
  const rows = [...places.values()].flatMap((column) => {
    const label = labels[column.key];
    return label === undefined ? [] : [{ ...column, label }];
  });
  return (
    <RecordForm
      title={t(view ? "title" : "newTitle")}
      list={{ href: back, label: caption }}
      save={t("save")}
      page={page}
      labelOf={(name) => {
        const [, at] = /^columns\[(\d+)\]/.exec(name) ?? [];
        if (at !== undefined) return t(name.endsWith(".key") ? "place" : "placeShown", { place: Number(at) + 1 });
        return t(name === "columns" ? "columns" : name === "withQuery" ? "withQuery" : "name");
      }}
      inWords={(name, value) => (name.endsWith(".key") ? (labels[value] ?? value) : value === "on" ? t("yes") : value)}
      version={view?.version}
      fewRequired
      more={
        view && (
          <>
            <button name="as" value="new" className="btn">
              {t("saveAsNew")}
            </button>
            <a href={to(gridViewPages.gridViewRemove, { list, view: view.id, back })}>{t("remove")}</a>
          </>
        )
      }
    >
      <Group legend={t("view")} note={t("note", { first: first.label })}>
        <TextField field={page.fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <ColumnsField field={page.fields.columns} rows={rows} />
        <Checkbox field={page.fields.withQuery} label={t("withQuery")} hint={t("withQueryHint")} />
      </Group>
    </RecordForm>
  );
}
