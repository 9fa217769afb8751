import { useTranslation } from "react-i18next";

export type CountedOperation = { medicalOperation: { code: string; name: string }; count: number };

/** Operations with their counts. */
export function OperationsList({ operations }: { operations: CountedOperation[] }) {
  const { t } = useTranslation("operations");
  return (
    <ul>
      {operations.map(({ medicalOperation: { code, name }, count }) => (
        <li key={code}>
          <b className="num">{code}</b> {name}&nbsp;<b className="num">{t("times", { count })}</b>
        </li>
      ))}
    </ul>
  );
}
