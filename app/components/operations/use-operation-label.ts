import { useTranslation } from "react-i18next";

/** Labels of the fields of rows of operations by their names; undefined of others. */
export function useOperationLabel() {
  const { t } = useTranslation("operations");
  return (name: string): string | undefined => {
    const [, number, part] = /^operation(\d+)\.(\w+)$/.exec(name) ?? [];
    return number && t(part === "code" ? "row" : "countOf", { number });
  };
}
