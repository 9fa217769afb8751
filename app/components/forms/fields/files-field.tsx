import { Icon } from "../../base/icon.tsx";
import { controlOf, type FieldProps } from "./field.tsx";
import { useMessage } from "../use-message.ts";

/** Several files at once; errors are shown for each. */
export function FilesField({ field, label, hint, accept }: Omit<FieldProps, "optional"> & { accept?: string }) {
  const message = useMessage();
  return (
    <div className={field.errors ? "field wrong" : "field"}>
      <label htmlFor={field.id}>{label}</label>
      {hint && (
        <span className="hint" id={field.descriptionId}>
          {hint}
        </span>
      )}
      {field.errors && (
        <div id={field.errorId}>
          {field.errors.map((error) => (
            <span className="err" key={error}>
              <Icon name="warning" />
              {message(error, field)}
            </span>
          ))}
        </div>
      )}
      <input {...controlOf(field, hint)} type="file" multiple accept={accept} className="w100" />
    </div>
  );
}
