import { findingKinds, findingSides, measuredOf, muscles, type FindingKind } from "#rules/findings/findings.ts";
import { Group } from "../forms/group.tsx";
import { useMessage } from "../forms/use-message.ts";
import { Icon } from "../base/icon.tsx";
import { useFindingWords } from "./use-finding-words.ts";

export type FindingRow = { what: string; side: string; value: string; last?: string };
type Props = { rows: Record<FindingKind, FindingRow[]>; errorOf: (name: string) => string | undefined };

/** Fields for findings, kind by kind, in rows that begin with those of last time. */
export function FindingsFields({ rows, errorOf }: Props) {
  const { t } = useFindingWords();
  return (
    <>
      <p className="mute mb">{t("note")}</p>
      <datalist id="muscles">
        {muscles.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {findingKinds.map((kind) => (
        <Group key={kind} legend={t(`kinds.${kind}`)} note={t(`hints.${kind}`)}>
          {rows[kind].map((row, at) => (
            <Row key={at} kind={kind} at={at} row={row} errorOf={errorOf} />
          ))}
        </Group>
      ))}
    </>
  );
}

function Row({
  kind,
  at,
  row,
  errorOf,
}: {
  kind: FindingKind;
  at: number;
  row: FindingRow;
  errorOf: Props["errorOf"];
}) {
  const { t, whatOf, valueOf } = useFindingWords();
  const message = useMessage();
  const name = `${kind}${at + 1}`;
  const wrong = (["what", "side", "value"] as const).find((part) => errorOf(`${name}.${part}`));
  const error = wrong && errorOf(`${name}.${wrong}`);
  const control = (part: "what" | "side" | "value", defaultValue: string) => ({
    id: `findings-${name}.${part}`,
    name: `${name}.${part}`,
    defaultValue,
    "aria-invalid": wrong === part ? true : undefined,
    "aria-describedby": wrong === part ? `${name}-error` : undefined,
  });
  return (
    <fieldset className={error ? "field markrow wrong" : "field markrow"}>
      <legend className="vh">{t("row", { kind: t(`kinds.${kind}`), number: at + 1 })}</legend>
      {error && (
        <span className="err" id={`${name}-error`}>
          <Icon name="warning" />
          {message(error, { id: name, name: wrong })}
        </span>
      )}
      <label className={kind === "STRENGTH" ? "wide" : undefined}>
        <span>{t(kind === "STRENGTH" ? "muscle" : "what")}</span>
        {kind === "STRENGTH" ? (
          <input {...control("what", row.what)} list="muscles" maxLength={80} autoComplete="off" />
        ) : (
          <select {...control("what", row.what)}>
            <option value="">–</option>
            {measuredOf(kind).map((what) => (
              <option key={what} value={what}>
                {whatOf({ kind, what })}
              </option>
            ))}
          </select>
        )}
      </label>
      {kind !== "VAS" && (
        <label>
          <span>{t("side")}</span>
          <select {...control("side", row.side)}>
            <option value="">{t("noSide")}</option>
            {findingSides.map((side) => (
              <option key={side} value={side}>
                {t(`sides.${side}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>
          {t("value")}
          {row.last && ` (${t("last", { value: valueOf({ kind, value: row.last }) })})`}
        </span>
        <input
          {...control("value", row.value)}
          className="w8"
          inputMode={kind === "ROM" || kind === "STRENGTH" ? "text" : "decimal"}
          maxLength={40}
          autoComplete="off"
        />
      </label>
    </fieldset>
  );
}
