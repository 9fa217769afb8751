import { useTranslation } from "react-i18next";
import type { ProfileRole } from "#rules/codes.ts";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Icon } from "../base/icon.tsx";

type Place = { id: number; fullName: string; profileRole: ProfileRole; medicalCenter: { name: string } | null };

/** The centres a person works in; each button signs them in there. */
export function ProfileChoice({ places, current, ...keys }: FormKeys & { places: Place[]; current?: number }) {
  const { t } = useTranslation("accounts");
  return (
    <Form {...keys}>
      <ul className="places">
        {places.map(({ id, fullName, profileRole, medicalCenter }) => (
          <li key={id}>
            <button name="profile" value={id} aria-current={id === current || undefined}>
              <Icon name="building" />
              <span>
                {medicalCenter?.name}
                <small>
                  {fullName}, {t(`role.${profileRole}`)}
                  {id === current && `, ${t("currentPlace")}`}
                </small>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
