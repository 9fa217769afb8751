import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

type Props = FormKeys & {
  id: string;
  action: string;
  /** True where the list has something that can go. */
  some: boolean;
  /** Number of all that can go, on other pages and lists too. */
  all: number;
  children: ReactNode;
};

/** Work to choose from, and the two ways to hand it over; work alone where nothing can go. */
export function HandOverForm({ some, all, children, ...form }: Props) {
  const { t } = useTranslation("staffWork");
  if (!some) return children;
  return (
    <Form {...form}>
      {children}
      <p className="mute top mb">{t("noticeHint")}</p>
      <Actions bare>
        <SubmitButton>{t("handChosen")}</SubmitButton>
        <SubmitButton tone="plain" then="all">
          {t("handAll", { count: all })}
        </SubmitButton>
      </Actions>
    </Form>
  );
}
