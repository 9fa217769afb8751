import type {
  BodyDiagram as Row,
  BodyMark as MarkRow,
  ColoredRegion as RegionRow,
} from "#rules/diagram/body-diagram.ts";
import { builder } from "../builder.ts";
import { BodyRegionEnum, BodyViewEnum, DiagramColorEnum } from "../codes.ts";
import { MedicalDiagnosis } from "../diagnoses/diagnoses.ts";
import { MedicalReport, saidToReaders } from "./medical-reports.ts";

const ColoredRegion = builder.objectRef<RegionRow>("ColoredRegion").implement({
  fields: (t) => ({
    region: t.expose("region", { type: BodyRegionEnum }),
    color: t.expose("color", { type: DiagramColorEnum }),
  }),
});

const BodyMark = builder.objectRef<MarkRow>("BodyMark").implement({
  description: "A free mark: a point of a view's plane, 180 wide and 400 high",
  fields: (t) => ({
    view: t.expose("view", { type: BodyViewEnum }),
    x: t.exposeInt("x"),
    y: t.exposeInt("y"),
    color: t.expose("color", { type: DiagramColorEnum }),
    note: t.exposeString("note"),
  }),
});

const BodyDiagram = builder.objectRef<Row>("BodyDiagram").implement({
  description:
    "Marks drawn into the figures of a body, and the diagnosis each colour stands for, by its name at the time of signing",
  fields: (t) => ({
    redDiagnosis: t.field({ type: MedicalDiagnosis, nullable: true, resolve: ({ diagnoses }) => diagnoses.RED }),
    blueDiagnosis: t.field({ type: MedicalDiagnosis, nullable: true, resolve: ({ diagnoses }) => diagnoses.BLUE }),
    yellowDiagnosis: t.field({ type: MedicalDiagnosis, nullable: true, resolve: ({ diagnoses }) => diagnoses.YELLOW }),
    regions: t.expose("regions", { type: [ColoredRegion] }),
    marks: t.expose("marks", { type: [BodyMark] }),
  }),
});

builder.objectField(MedicalReport, "bodyDiagram", (t) =>
  t.field({
    type: BodyDiagram,
    nullable: true,
    description: "To readers only",
    resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.bodyDiagram,
  }),
);

const ColoredRegionInput = builder.inputType("ColoredRegionInput", {
  fields: (t) => ({
    region: t.field({ type: BodyRegionEnum, required: true }),
    color: t.field({ type: DiagramColorEnum, required: true }),
  }),
});
const BodyMarkInput = builder.inputType("BodyMarkInput", {
  fields: (t) => ({
    view: t.field({ type: BodyViewEnum, required: true }),
    x: t.int({ required: true, description: "At most 180" }),
    y: t.int({ required: true, description: "At most 400" }),
    color: t.field({ type: DiagramColorEnum, required: true }),
    note: t.string({ description: "At most 200 characters" }),
  }),
});
export const BodyDiagramInput = builder.inputType("BodyDiagramInput", {
  description: "The whole diagram: missing parts are removed",
  fields: (t) => ({
    redDiagnosis: t.int(),
    blueDiagnosis: t.int(),
    yellowDiagnosis: t.int(),
    regions: t.field({ type: [ColoredRegionInput], required: true, description: "Each region once" }),
    marks: t.field({ type: [BodyMarkInput], required: true, description: "At most 30" }),
  }),
});
