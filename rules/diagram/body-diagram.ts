import type { BodyRegion, BodyView, DiagramColor } from "./body-regions.ts";

/** A diagnosis as a report names it: since it was signed, by the names of that day. */
export type NamedDiagnosis = { id: number; code: string; name: string };
export type ColoredRegion = { region: BodyRegion; color: DiagramColor };
/** A point of a view's plane, in its units from the left and from the top. */
export type BodyMark = { view: BodyView; x: number; y: number; color: DiagramColor; note: string };

/** A report's diagram: the drawing, and the diagnosis of each colour. */
export type BodyDiagram = {
  diagnoses: Record<DiagramColor, NamedDiagnosis | null>;
  regions: ColoredRegion[];
  marks: BodyMark[];
};
