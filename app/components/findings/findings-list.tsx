import { findingKinds, type Finding } from "#rules/findings/findings.ts";
import { useFindingWords } from "./use-finding-words.ts";

/** The findings of one examination, by kind. */
export function FindingsList({ findings }: { findings: Finding[] }) {
  const { t, nameOf, valueOf } = useFindingWords();
  return (
    <section className="diagram">
      <h3>{t("title")}</h3>
      <dl className="facts">
        {findingKinds
          .filter((kind) => findings.some((one) => one.kind === kind))
          .map((kind) => (
            <div key={kind}>
              <dt>{t(`kinds.${kind}`)}</dt>
              {findings
                .filter((one) => one.kind === kind)
                .map((one, at) => (
                  <dd key={at}>
                    {nameOf(one)} <b className="num">{valueOf(one)}</b>
                  </dd>
                ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
