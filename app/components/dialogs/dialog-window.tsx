import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { useTranslation } from "react-i18next";
import type { DialogProps } from "./dialog.tsx";
import { Icon } from "../base/icon.tsx";

const classes = { default: "dialog", wide: "dialog wide", danger: "dialog bad" };

/** Radix's own overlay writes a style element, which the content security policy refuses: the shade is ours. */
export default function DialogWindow({
  onClose,
  title,
  variant = "default",
  backdropClose = true,
  children,
}: DialogProps) {
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
