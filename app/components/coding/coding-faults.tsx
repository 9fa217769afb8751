import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

export type ShownFault = { kind: CodingFaultKind; isError?: boolean; code: string | null; allowed: number | null };
type Props = { faults: ShownFault[]; title: string; variant: "error" | "warning" };

/** Faults of a coding in words, each with the operation or diagnosis that it is about. */
export function CodingFaults({ faults, title, variant }: Props) {
  const { t } = useTranslation("coding");
  if (faults.length === 0) return null;
  return (
    <Note variant={variant} title={title}>
      <ul className="points">
        {faults.map(({ kind, code, allowed }, at) => (
          <li key={at}>
            {code && <b className="num">{code} </b>}
            {t(`faults.${kind}`, { allowed })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
