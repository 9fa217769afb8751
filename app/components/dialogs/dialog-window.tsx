import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";

const classes = { default: "dialog", wide: "dialog wide", danger: "dialog bad" };

export type WindowProps = {
  onClose: () => void;
  title: string;
  variant?: "default" | "wide" | "danger";
  /** False where a press outside must not lose typed text; Escape and the button still close. */
  backdropClose?: boolean;
  children: ReactNode;
};

/** Radix's own overlay writes a style element, which the content security policy refuses: the shade is ours. */
export default function DialogWindow({
  onClose,
  title,
  variant = "default",
  backdropClose = true,
  children,
}: WindowProps) {
  const { t } = useTranslation("common");
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        <div className="shade" />
        <Content
          className={classes[variant]}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => backdropClose || event.preventDefault()}
        >
          <Title>{title}</Title>
          {children}
          <Close className="icon" title={t("close")}>
            <Icon name="close" label={t("close")} />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
