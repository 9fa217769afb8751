import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { useMessage } from "./use-message.ts";

type Props = {
  /** conform's form: its id and every fault by field name. */
  form: { id: string; allErrors: Record<string, string[]> };
  /** The label of a field, by its name. */
  labelOf: (name: string) => string;
  /** Errors of the API that concern the whole form. */
  apiMessage?: string;
  /** The action that failed, if it is not saving. */
  title?: string;
  /** Details of the errors: the conflicts of an event. */
  children?: ReactNode;
};

/** All errors, with a link to each field. It comes after the h1 and takes the focus. */
export function ErrorSummary({ form, labelOf, apiMessage, title, children }: Props) {
  const { t } = useTranslation(["forms", "errors"]);
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const { allErrors } = form;
  const faults = Object.entries(allErrors).filter(([name, errors]) => name !== "" && errors.length > 0);
  const ofForm = [apiMessage, ...(allErrors[""] ?? []).map((error) => message(error))].filter(Boolean);
  const wrong = faults.length + ofForm.length > 0;
  // On a page that came with errors the browser has moved the focus already, and somebody may be typing when scripts begin.
  const moved = useRef(!useHydrated());
  useEffect(() => {
    if (wrong && !moved.current) box.current?.focus();
    moved.current = false;
  }, [wrong, allErrors, apiMessage]);

  if (!wrong) return null;
  return (
    // Without scripts the browser itself moves the focus here.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="note bad" role="alert" tabIndex={-1} ref={box} autoFocus>
      <Icon name="warning" />
      <div>
        <h2>{title ?? t(faults.length > 0 ? "summaryTitle" : "failedTitle")}</h2>
        {ofForm.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <ul>
          {faults.flatMap(([name, errors]) =>
            errors.map((error) => {
              const id = `${form.id}-${name}`;
              const text = message(error, { id, name });
              // An empty field is named in its text, but not the row or the day that it is of.
              const named = text !== message(error) && !/\d|day\./.test(name);
              return (
                <li key={`${name} ${error}`}>
                  <a href={`#${id}`}>{named ? text : `${labelOf(name)}: ${text}`}</a>
                </li>
              );
            }),
          )}
        </ul>
      </div>
    </div>
  );
}
