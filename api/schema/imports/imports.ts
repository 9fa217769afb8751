import { importKinds, importRowStates, importStates, importSubjects } from "#rules/codes.ts";
import { allImportFields, importFields, type ImportField } from "#rules/imports/columns.ts";
import { beginImport } from "../../imports/begin.ts";
import { countRows, listImports, listNames, listRows, readOneImport, type ShownRow } from "../../imports/read.ts";
import type { Import as Row } from "../../imports/scope.ts";
import { answerNames, confirmImport, decideRows, matchImport, takeBackImport } from "../../imports/steps.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const ImportKindEnum = builder.enumType("ImportKind", { values: importKinds });
const ImportStateEnum = builder.enumType("ImportState", {
  description: "Jobs take the steps READING, CHECKING, WRITING and UNDOING",
  values: importStates,
});
const ImportRowStateEnum = builder.enumType("ImportRowState", {
  description:
    "ASKED has a name that nobody has explained, CONFLICTING a time that is taken, KNOWN was imported before, LEFT_OUT is the same as another",
  values: importRowStates,
});

const ImportColumn = builder.objectRef<{ field: ImportField; column: number }>("ImportColumn").implement({
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
      resolve: ({ kind, columns }) =>
        importFields[kind].flatMap((field) =>
          columns?.[field] === undefined ? [] : [{ field, column: columns[field] }],
        ),
    }),
    openedOn: t.exposeString("openedOn", { nullable: true, description: "The day of opening entries" }),
    reminders: t.exposeBoolean("reminders", { description: "False where patients are not reminded of its visits" }),
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
const ImportCandidate = builder.objectRef<ShownRow["known"][number]>("ImportCandidate").implement({
  description: "A card or a service that may be the same",
  fields: (t) => ({
    uuid: t.exposeString("uuid", { nullable: true, description: "Null of a service" }),
    name: t.exposeString("name"),
    dateOfBirth: t.exposeString("dateOfBirth", { nullable: true }),
  }),
});
const ImportRow = builder.objectRef<ShownRow>("ImportRow").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    cells: t.exposeStringList("cells"),
    faults: t.field({ type: [ImportFault], resolve: ({ faults }) => faults ?? [] }),
    known: t.field({ type: [ImportCandidate], resolve: ({ known }) => known }),
    twin: t.exposeInt("twin", { nullable: true, description: "The line of another row that may be the same" }),
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

const ImportSubjectEnum = builder.enumType("ImportSubject", { values: importSubjects });
type Asked = Awaited<ReturnType<typeof listNames>>[number];
const ImportMeaning = builder.objectRef<Asked["options"][number]>("ImportMeaning").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    label: t.exposeString("label"),
    dateOfBirth: t.exposeString("dateOfBirth", { nullable: true }),
  }),
});
const ImportName = builder.objectRef<Asked>("ImportName").implement({
  description: "A name in a table that the centre does not know",
  fields: (t) => ({
    subject: t.expose("subject", { type: ImportSubjectEnum }),
    name: t.exposeString("name", { description: "Without capitals and diacritics, by which it is answered" }),
    written: t.exposeString("written"),
    options: t.field({ type: [ImportMeaning], resolve: ({ options }) => options }),
  }),
});
const ImportAnswerInput = builder.inputType("ImportAnswerInput", {
  fields: (t) => ({
    subject: t.field({ type: ImportSubjectEnum, required: true }),
    name: t.string({ required: true }),
    target: t.int({ required: true, description: "The id of what is meant" }),
  }),
});

const ImportColumnsInput = builder.inputType("ImportColumnsInput", {
  description: "The column of each field, from 0",
  fields: (t) => Object.fromEntries(allImportFields.map((field) => [field, t.int()])) as never,
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
  importNames: t.field({
    type: [ImportName],
    rule,
    description: "Names that nobody has explained, the first two hundred",
    args: { import: t.arg.int({ required: true }) },
    resolve: (_root, { import: id }, ctx) => listNames(ctx, id),
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
      args: {
        ...based,
        columns: t.arg({ type: ImportColumnsInput, required: true }),
        openedOn: t.arg.string({ description: "The day of opening entries, of vouchers and amounts owed" }),
        reminders: t.arg.boolean({ description: "False where patients are not to be reminded of its visits" }),
      },
      resolve: (_root, { import: id, version, columns, ...options }, ctx) =>
        matchImport(ctx, { id, version }, columns, options),
    }),
    importAnswer: t.field({
      type: Import,
      rule,
      description: "Says what names mean, and checks the rows that have them",
      args: { ...based, answers: t.arg({ type: [ImportAnswerInput], required: true }) },
      resolve: (_root, { import: id, version, answers }, ctx) => answerNames(ctx, { id, version }, answers),
    }),
    importDecide: t.field({
      type: Import,
      rule,
      description:
        "Leaves rows out that may be the same as another or whose time is taken, or writes them all the same",
      args: {
        ...based,
        line: t.arg.int({ description: "All undecided ones where it is missing" }),
        same: t.arg.boolean({ required: true, description: "True of one that is left out" }),
      },
      resolve: (_root, { import: id, version, line, same }, ctx) =>
        decideRows(ctx, { id, version }, line ?? null, same),
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
