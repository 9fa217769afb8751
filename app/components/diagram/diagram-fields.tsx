import { useState } from "react";
import type { BodyMark } from "#rules/diagram/body-diagram.ts";
import type { BodyRegion, DiagramColor } from "#rules/diagram/body-regions.ts";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import type { Option } from "../forms/combobox/use-suggestions.ts";
import { Group } from "../forms/group.tsx";
import { BodyFields, type Colored } from "./body-fields.tsx";
import { MarkFields, pointOf, type MarkRow } from "./mark-fields.tsx";
import { useDiagramWords } from "./use-diagram-words.ts";

const diagnoses = ["redDiagnosis", "blueDiagnosis", "yellowDiagnosis"] as const;
type Choice = { chosen?: Option; query: string; options?: Option[] };

type Props = {
  fields: Record<(typeof diagnoses)[number], FieldState>;
  choices: Record<(typeof diagnoses)[number], Choice>;
  regions: Colored;
  marks: MarkRow[];
  errorOf: (name: string) => string | undefined;
  searchHref: string;
  sourceHref: string;
};

/**
 * The form of a diagram: the diagnosis of each colour, the regions with their colours, the marks. The lists hold all of
 * it; the figures show it, and with scripts a tap on them changes the lists.
 */
export function DiagramFields({ fields, choices, regions, marks, errorOf, searchHref, sourceHref }: Props) {
  const { t } = useDiagramWords();
  const [colored, setColored] = useState(regions);
  const [rows, setRows] = useState(marks);
  const color = (region: BodyRegion, color: DiagramColor | "") =>
    setColored((before) => ({ ...before, [region]: color }));
  const put = (mark: Pick<BodyMark, "view" | "x" | "y">) => {
    const free = rows.findIndex((row) => !row.place && !row.note);
    if (free >= 0) setRows(rows.map((row, at) => (at === free ? { ...row, place: pointOf(mark) } : row)));
  };
  return (
    <>
      <Group legend={t("diagnoses")} note={t("diagnosesNote")}>
        {diagnoses.map((name) => (
          <Combobox
            key={name}
            field={fields[name]}
            label={t(name)}
            hint={t("diagnosisHint")}
            optional
            {...choices[name]}
            searchHref={searchHref}
            sourceHref={sourceHref}
          />
        ))}
      </Group>
      <Group legend={t("body")} note={t("bodyNote")}>
        <BodyFields colored={colored} marks={rows} onColor={color} onMark={put} />
      </Group>
      <Group legend={t("marks")} note={t("marksNote")}>
        <MarkFields rows={rows} onChange={setRows} errorOf={errorOf} />
      </Group>
    </>
  );
}
