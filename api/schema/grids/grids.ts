import { gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import type { GridView, GridViews } from "#rules/inputs/grids/stored-views.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { readGridPage, type GridPage } from "../../grids/read-page.ts";
import { applyView } from "../../grids/views/apply.ts";
import { listViews } from "../../grids/views/list.ts";
import { removeView } from "../../grids/views/remove.ts";
import { saveView } from "../../grids/views/save.ts";
import { readViews } from "../../grids/views/stored.ts";
import { builder } from "../builder.ts";

builder.scalarType("DataGridRow", {
  description: "A row by the columns of its list, as JSON",
  serialize: (value) => value as GridRow<GridName>,
});

const DataGridView = builder.objectRef<GridView>("DataGridView").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    version: t.exposeInt("version"),
    name: t.exposeString("name"),
    columns: t.exposeStringList("columns", { description: "In order, without the first one, which every view has" }),
    query: t.exposeString("query", {
      nullable: true,
      description: "Filters and sort of the page, as its address has them; null: the view leaves them alone",
    }),
  }),
});

const DataGridViews = builder.objectRef<GridViews>("DataGridViews").implement({
  fields: (t) => ({
    items: t.field({ type: [DataGridView], resolve: ({ views }) => views }),
    used: t.exposeInt("used", { nullable: true, description: "The view in use; null: all columns" }),
  }),
});

const DataGrid = builder.objectRef<GridPage & { name: GridName }>("DataGrid").implement({
  fields: (t) => ({
    items: t.expose("items", { type: ["DataGridRow"] }),
    total: t.exposeInt("total", { description: "Total number; if `totalIsCapped`, there are more" }),
    totalIsCapped: t.exposeBoolean("totalIsCapped"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    views: t.field({
      type: DataGridViews,
      description: "The caller's views of the list",
      resolve: ({ name }, _args, ctx) => readViews(ctx as ProfileCtx, name),
    }),
  }),
});

const DataGridParameter = builder.inputType("DataGridParameter", {
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  dataGrid: t.field({
    type: DataGrid,
    rule: "staff:read",
    description:
      "A page of a list, as /api/cms/datagrid/{name} answers it; each list has its own permission and filters",
    args: {
      name: t.arg.string({
        required: true,
        description: `One of ${Object.keys(gridColumns).join(", ")}`,
      }),
      parameters: t.arg({ type: [DataGridParameter], required: true, description: "Filters, sort, direction, page" }),
    },
    resolve: async (_root, { name, parameters }, ctx) => {
      const page = await readGridPage(
        ctx,
        name,
        new URLSearchParams(parameters.map(({ name, value }) => [name, value])),
      );
      return { ...page, name: name as GridName };
    },
  }),
  dataGridViews: t.field({
    type: DataGridViews,
    rule: "staff:read",
    description: "The caller's views of a list",
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, ctx) => listViews(ctx, name),
  }),
}));

const DataGridViewBasis = builder.inputType("DataGridViewBasis", {
  fields: (t) => ({ id: t.int({ required: true }), version: t.int({ required: true }) }),
});
const DataGridViewInput = builder.inputType("DataGridViewInput", {
  fields: (t) => ({
    view: t.field({ type: DataGridViewBasis, description: "The view that is changed; without it a new one is made" }),
    name: t.string({ required: true }),
    columns: t.stringList({ required: true }),
    query: t.string(),
  }),
});

builder.mutationFields((t) => ({
  dataGridViewSave: t.field({
    type: DataGridView,
    rule: "staff:read",
    description: "Keeps a view of a list, which is in use from then on",
    args: { name: t.arg.string({ required: true }), input: t.arg({ type: DataGridViewInput, required: true }) },
    resolve: (_root, { name, input }, ctx) => saveView(ctx, name, input),
  }),
  dataGridViewRemove: t.boolean({
    rule: "staff:read",
    args: {
      name: t.arg.string({ required: true }),
      view: t.arg.int({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_root, { name, view: id, version }, ctx) => removeView(ctx, name, { id, version }),
  }),
  dataGridViewUse: t.boolean({
    rule: "staff:read",
    description: "Has a list drawn by a view, or with all its columns",
    args: { name: t.arg.string({ required: true }), view: t.arg.int() },
    resolve: (_root, { name, view }, ctx) => applyView(ctx, name, view ?? null),
  }),
}));
