import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

export type ShownFault = { kind: CodingFaultKind; isError?: boolean; code: string | null; allowed: number | null };
type Props = { faults: ShownFault[]; title: string; variant: "error" | "warning" };

/** Faults of a coding under a title; nothing where there are none. */
export function CodingFaults({ faults, title, variant }: Props) {
  if (faults.length === 0) return null;
  return (
    <Note variant={variant} title={title}>
      <FaultList faults={faults} />
    </Note>
  );
}

/** Faults of a coding in words, each with the operation or diagnosis that it is about. */
export function FaultList({ faults }: Pick<Props, "faults">) {
  const { t } = useTranslation("coding");
  return (
    <ul className="points">
      {faults.map(({ kind, code, allowed }, at) => (
        <li key={at}>
          {code && <b className="num">{code} </b>}
          {t(`faults.${kind}`, { allowed })}
        </li>
      ))}
    </ul>
  );
}
