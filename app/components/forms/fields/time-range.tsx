import { Icon } from "../../base/icon.tsx";
import { controlOf, type FieldState } from "./field.tsx";
import { useMessage } from "../use-message.ts";

type End = { field: FieldState; label: string };
type Props = { from: End; to: End; word?: string };

/** Two times in a line that are one value. In a column of many, their labels are only read out. */
export function TimeRange({ from, to, word }: Props) {
  const message = useMessage();
  const end = ({ field, label }: End) => (
    <input
      {...controlOf(field, null)}
      aria-label={label}
      className="num"
      autoComplete="off"
      maxLength={20}
      defaultValue={field.defaultValue}
    />
  );
  return (
    <span className={from.field.errors || to.field.errors ? "range wrong" : "range"}>
      {word && <span className="mute">{word}</span>}
      {end(from)}–{end(to)}
      {[from, to].map(
        ({ field, field: { errors, errorId } }) =>
          errors && (
            <span key={errorId} className="err" id={errorId}>
              <Icon name="warning" />
              {message(errors[0]!, field)}
            </span>
          ),
      )}
    </span>
  );
}
