import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Finding } from "#rules/findings/findings.ts";

/** A finding with its value, in words. */
export function useFindingWords() {
  const { t, i18n } = useTranslation("findings");
  const whatOf = ({ kind, what }: Pick<Finding, "kind" | "what">) => {
    if (kind === "STRENGTH") return what;
    if (kind === "ROM") return `${t(`joints.${what.slice(0, -2)}` as "joints.KNEE")} ${what.slice(-1)}`;
    return t(`${kind === "VAS" ? "pains" : "girths"}.${what}` as "pains.NOW");
  };
  const nameOf = (finding: Pick<Finding, "kind" | "what" | "side">) =>
    [whatOf(finding), finding.side && t(`sides.${finding.side}`)].filter(Boolean).join(" ");
  const valueOf = ({ kind, value }: Pick<Finding, "kind" | "value">) => {
    if (kind === "ROM") return value.replaceAll("-", "–");
    if (kind === "STRENGTH") return value.replace("-", "−");
    const number = new Intl.NumberFormat(i18n.language as Locale).format(Number(value));
    return kind === "GIRTH" ? `${number}\u00a0cm` : number;
  };
  return { t, whatOf, nameOf, valueOf };
}
