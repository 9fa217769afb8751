import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

export type FlashMessage = {
  text: string;
  variant?: "success" | "info" | "warning" | "error";
  /** Milliseconds after which it leaves on its own: 5000, or 7500 for the raw words of the API. */
  closesAfter?: number;
  /** Stays until it is closed. */
  sticky?: boolean;
  /** `hard` of a print page, whose document carries no script. */
  links?: { label: string; href: string; hard?: true }[];
};
type Shown = FlashMessage & { id: number };

const icons: Record<NonNullable<FlashMessage["variant"]>, IconName> = {
  success: "check",
  info: "info",
  warning: "warning",
  error: "warning",
};

/** Messages of the last write. Later messages join those still shown; without scripts they go with the page. */
export function Flash({ messages }: { messages: FlashMessage[] }) {
  const { t } = useTranslation("common");
  const taken = useRef(messages);
  const nextId = useRef(messages.length);
  const [shown, setShown] = useState<Shown[]>(() => messages.map((message, id) => ({ ...message, id })));
  useEffect(() => {
    if (taken.current === messages) return;
    taken.current = messages;
    setShown((before) => [...before, ...messages.map((message) => ({ ...message, id: nextId.current++ }))]);
  }, [messages]);

  const close = useCallback((id: number) => setShown((before) => before.filter((message) => message.id !== id)), []);

  if (shown.length === 0) return null;
  return (
    <div className="flashes">
      {shown.map((message) => (
        <Message key={message.id} {...message} onClose={close} />
      ))}
      {shown.length > 1 && (
        <button type="button" className="btn s" onClick={() => setShown([])}>
          {t("clearAll")}
        </button>
      )}
    </div>
  );
}

function Message({
  id,
  text,
  variant = "success",
  closesAfter = 5000,
  sticky,
  links,
  onClose,
}: Shown & { onClose: (id: number) => void }) {
  const { t } = useTranslation("common");
  useEffect(() => {
    if (sticky) return;
    const timer = setTimeout(() => onClose(id), closesAfter);
    return () => clearTimeout(timer);
  }, [id, sticky, closesAfter, onClose]);
  return (
    <div className={`flash ${variant}`} role={variant === "error" ? "alert" : "status"}>
      <Icon name={icons[variant]} />
      <div>
        {text}
        {links && (
          <p className="row">
            {/* A message whose link is followed has been read. */}
            {links.map(({ label, href, hard }) => (
              <a
                key={href}
                className={buttonClass("plain", true)}
                href={href}
                data-hard={hard}
                onClick={() => onClose(id)}
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      <button type="button" className="icon" onClick={() => onClose(id)} title={t("closeMessage")}>
        <Icon name="close" label={t("closeMessage")} />
      </button>
    </div>
  );
}
