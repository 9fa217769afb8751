import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BookingObstacle } from "#rules/bookings/obstacles.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

export type Offer = {
  id: number;
  name: string;
  /** The name as it is shown, where it is more than text. */
  shown?: ReactNode;
  accessibleInBooking: boolean;
  bookingObstacle: BookingObstacle | null;
  version?: number;
};
type Props = { kind: "procedure" | "profile"; caption: string; offers: Offer[]; formKey: string };

/** Services or people: whether patients can book them, why they cannot, and a press that offers them or no longer. */
export function OfferTable({ kind, caption, offers, formKey }: Props) {
  const { t } = useTranslation("bookingRules");
  const columns = [
    { label: t(`name.${kind}`) },
    { label: t("state") },
    { label: <span className="vh">{t("change")}</span> },
  ];
  return (
    <Table even caption={caption} columns={columns}>
      {offers.map((offer) => (
        <tr key={offer.id}>
          <th scope="row">{offer.shown ?? offer.name}</th>
          <td data-l={t("state")}>
            <OfferState {...offer} />
          </td>
          <td className="r">
            <OfferPress kind={kind} offer={offer} formKey={formKey} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function OfferPress({ kind, offer, formKey }: Pick<Props, "kind" | "formKey"> & { offer: Offer }) {
  const { t } = useTranslation("bookingRules");
  const { id, name, accessibleInBooking, version } = offer;
  return (
    <Form idempotencyKey={`${formKey}-${kind}-${id}`} version={version} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="offered" value={String(!accessibleInBooking)} />
      <SubmitButton tone="plain" small>
        {t(accessibleInBooking ? "hide" : "offer")}
        <span className="vh"> {name}</span>
      </SubmitButton>
    </Form>
  );
}

function OfferState({ accessibleInBooking, bookingObstacle }: Offer) {
  const { t } = useTranslation("bookingRules");
  if (!accessibleInBooking) return <StateChip icon="close">{t("hidden")}</StateChip>;
  if (!bookingObstacle)
    return (
      <StateChip state="ok" icon="check">
        {t("bookable")}
      </StateChip>
    );
  return (
    <StateChip state="todo" icon="warning">
      {t(`obstacles.${bookingObstacle}`)}
    </StateChip>
  );
}
