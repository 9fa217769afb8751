import { Icon } from "../../base/icon.tsx";
import { controlOf, type FieldProps } from "./field.tsx";
import { useMessage } from "../use-message.ts";

/** Yes or no; sent as `on`, as conform reads booleans. */
export function Checkbox({ field, label, hint }: Omit<FieldProps, "optional">) {
  const message = useMessage();
  const error = field.errors?.[0];
  return (
    <div className={error === undefined ? "field choice" : "field choice wrong"}>
      {error !== undefined && (
        <span className="err" id={field.errorId}>
          <Icon name="warning" />
          {message(error)}
        </span>
      )}
      <label>
        <input {...controlOf(field, hint)} type="checkbox" defaultChecked={field.defaultValue === "on"} />
        <span>
          {label}
          {hint && (
            <span className="hint" id={field.descriptionId}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
