import { gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import { readGridPage, type GridPage } from "../../grids/read-page.ts";
import { builder } from "../builder.ts";

builder.scalarType("DataGridRow", {
  description: "A row by the columns of its list, as JSON",
  serialize: (value) => value as GridRow<GridName>,
});

const DataGrid = builder.objectRef<GridPage>("DataGrid").implement({
  fields: (t) => ({
    items: t.expose("items", { type: ["DataGridRow"] }),
    total: t.exposeInt("total", { description: "Total number; if `totalIsCapped`, there are more" }),
    totalIsCapped: t.exposeBoolean("totalIsCapped"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
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
    resolve: (_root, { name, parameters }, ctx) =>
      readGridPage(ctx, name, new URLSearchParams(parameters.map(({ name, value }) => [name, value]))),
  }),
}));
