import { importKinds, importRowStates, importStates } from "#rules/codes.ts";
import { patientFields, type PatientField } from "#rules/imports/patient-columns.ts";
import { beginImport } from "../../imports/begin.ts";
import { countRows, listImports, listRows, readOneImport, type ShownRow } from "../../imports/read.ts";
import type { Import as Row } from "../../imports/scope.ts";
import { confirmImport, decideDuplicates, matchImport, takeBackImport } from "../../imports/steps.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const ImportKindEnum = builder.enumType("ImportKind", { values: importKinds });
const ImportStateEnum = builder.enumType("ImportState", {
  description: "Jobs take the steps READING, CHECKING, WRITING and UNDOING",
  values: importStates,
});
const ImportRowStateEnum = builder.enumType("ImportRowState", {
  description: "KNOWN was imported before, LEFT_OUT is the same person as another",
  values: importRowStates,
});

const ImportColumn = builder.objectRef<{ field: PatientField; column: number }>("ImportColumn").implement({
  fields: (t) => ({ field: t.exposeString("field"), column: t.exposeInt("column", { description: "From 0" }) }),
});
type RowCount = Awaited<ReturnType<typeof countRows>>[number];
const ImportRowCount = builder.objectRef<RowCount>("ImportRowCount").implement({
  fields: (t) => ({ state: t.expose("state", { type: ImportRowStateEnum }), count: t.exposeInt("count") }),
});

const Import = builder.objectRef<Row>("Import").implement({
  description: "A table of another program",
  fields: (t) => ({
    id: t.exposeInt("id"),
    kind: t.expose("kind", { type: ImportKindEnum }),
    name: t.exposeString("name", { description: "Of its file" }),
    state: t.expose("state", { type: ImportStateEnum }),
    fault: t.exposeString("fault", { nullable: true, description: "Name of the error by which it failed" }),
    head: t.exposeStringList("head", { description: "Names of its columns" }),
    columns: t.field({
      type: [ImportColumn],
      description: "Those that are proposed, then chosen",
      resolve: ({ columns }) =>
        patientFields.flatMap((field) => (columns?.[field] === undefined ? [] : [{ field, column: columns[field] }])),
    }),
    rows: t.field({ type: [ImportRowCount], resolve: ({ id }, _args, ctx) => countRows(ctx, id) }),
    done: t.exposeInt("done", { description: "Rows that the present step has dealt with" }),
    total: t.exposeInt("total"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    version: t.exposeInt("version"),
  }),
});

const ImportFault = builder.objectRef<{ column: number | null; error: string }>("ImportFault").implement({
  fields: (t) => ({
    column: t.exposeInt("column", { nullable: true, description: "From 0; null where no column holds the value" }),
    error: t.exposeString("error", { description: "Name of the error" }),
  }),
});
const ImportCandidate = builder.objectRef<ShownRow["cards"][number]>("ImportCandidate").implement({
  description: "A card that may be of the same person",
  fields: (t) => ({
    uuid: t.exposeString("uuid"),
    fullName: t.exposeString("fullName"),
    dateOfBirth: t.exposeString("dateOfBirth", { nullable: true }),
  }),
});
const ImportRow = builder.objectRef<ShownRow>("ImportRow").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    cells: t.exposeStringList("cells"),
    faults: t.field({ type: [ImportFault], resolve: ({ faults }) => faults ?? [] }),
    cards: t.field({ type: [ImportCandidate], resolve: ({ cards }) => cards }),
    twin: t.exposeInt("twin", { nullable: true, description: "The line of another row of the same person" }),
  }),
});
type Page = Awaited<ReturnType<typeof listRows>>;
const ImportRowPage = builder.objectRef<Page>("ImportRowPage").implement({
  fields: (t) => ({
    items: t.field({ type: [ImportRow], resolve: ({ items }) => items }),
    page: t.exposeInt("page"),
    pageSize: t.exposeInt("pageSize"),
    total: t.exposeInt("total"),
  }),
});

const ImportColumnsInput = builder.inputType("ImportColumnsInput", {
  description: "The column of each field, from 0; `surname` and `name`, or `fullName`",
  fields: (t) => Object.fromEntries(patientFields.map((field) => [field, t.int()])) as never,
});

const rule = "import:make" as const;

builder.queryFields((t) => ({
  imports: t.field({
    type: [Import],
    rule,
    description: "The latest hundred",
    resolve: (_root, _args, ctx) => listImports(ctx),
  }),
  import: t.field({
    type: Import,
    rule,
    args: { import: t.arg.int({ required: true }) },
    resolve: (_root, { import: id }, ctx) => readOneImport(ctx, id),
  }),
  importRows: t.field({
    type: ImportRowPage,
    rule,
    args: {
      import: t.arg.int({ required: true }),
      state: t.arg({ type: ImportRowStateEnum, required: true }),
      page: t.arg.int({ required: true }),
    },
    resolve: (_root, { import: id, state, page }, ctx) => listRows(ctx, id, state, Math.max(1, page)),
  }),
}));

builder.mutationFields((t) => {
  const based = {
    import: t.arg.int({ required: true }),
    version: t.arg.int({ required: true, description: "The version the step is based on" }),
  };
  return {
    importCreate: t.field({
      type: Import,
      rule,
      description: "CSV in UTF-8 or Windows-1250, or the first sheet of an XLSX, of at most 20 MB",
      args: {
        kind: t.arg({ type: ImportKindEnum, required: true }),
        file: t.arg({ type: "Upload", required: true }),
      },
      resolve: (_root, { kind, file }, ctx) => beginImport(ctx, kind, file),
    }),
    importMatch: t.field({
      type: Import,
      rule,
      description: "Checks all rows; writes nothing",
      args: { ...based, columns: t.arg({ type: ImportColumnsInput, required: true }) },
      resolve: (_root, { import: id, version, columns }, ctx) => matchImport(ctx, { id, version }, columns),
    }),
    importDecide: t.field({
      type: Import,
      rule,
      description: "Leaves rows of known people out, or gives them cards of their own",
      args: {
        ...based,
        line: t.arg.int({ description: "All undecided ones where it is missing" }),
        same: t.arg.boolean({ required: true, description: "True of the same person" }),
      },
      resolve: (_root, { import: id, version, line, same }, ctx) =>
        decideDuplicates(ctx, { id, version }, line ?? null, same),
    }),
    importConfirm: t.field({
      type: Import,
      rule,
      description: "Writes the rows that are ready; undecided ones are left out",
      args: based,
      resolve: (_root, { import: id, version }, ctx) => confirmImport(ctx, { id, version }),
    }),
    importUndo: t.field({
      type: Import,
      rule,
      description: "Removes what it made, unless something refers to it since",
      args: based,
      resolve: (_root, { import: id, version }, ctx) => takeBackImport(ctx, { id, version }),
    }),
  };
});
