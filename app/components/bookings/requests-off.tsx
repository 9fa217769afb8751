import { useTranslation } from "react-i18next";
import { formatPhone } from "#rules/format.ts";
import { formatAddress, type Address } from "#rules/patients/format-address.ts";

type Props = {
  name: string;
  phone: string | null;
  email: string | null;
  address: Address;
  abroadAddress: string | null;
};

/** A centre that takes no requests online, and the ways to reach it that it states. */
export function RequestsOff({ name, phone, email, address, abroadAddress }: Props) {
  const { t } = useTranslation("bookings");
  const place = formatAddress(address, abroadAddress);
  return (
    <>
      <h1>{name}</h1>
      <p className="mb">{t(phone || email ? "requestsOffCall" : "requestsOff")}</p>
      <dl className="facts">
        {phone && (
          <>
            <dt>{t("phone")}</dt>
            <dd className="num">
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t("email")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
        {place && (
          <>
            <dt>{t("address")}</dt>
            <dd>{place}</dd>
          </>
        )}
      </dl>
    </>
  );
}
