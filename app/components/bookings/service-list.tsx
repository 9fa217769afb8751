import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { Icon } from "../base/icon.tsx";

type Service = {
  id: number;
  name: string;
  description: string | null;
  duration: number;
  price: { amount: number; currency: string };
};

/** The services that a patient may book, each with its length and price. */
export function ServiceList({ services, hrefOf }: { services: Service[]; hrefOf: (id: number) => string }) {
  const { t, i18n } = useTranslation("bookings");
  return (
    <ul className="places">
      {services.map(({ id, name, description, duration, price }) => (
        <li key={id}>
          <a href={hrefOf(id)}>
            <span>
              <b>{name}</b>
              <small>
                <span className="num">
                  {t("minutes", { count: duration })}
                  {price.amount > 0 && `, ${formatMoney(price, i18n.language as Locale)}`}
                </span>
                {description && <br />}
                {description}
              </small>
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
