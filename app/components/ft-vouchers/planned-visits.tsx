import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { slotText } from "#rules/insurance/ft-vouchers/slot-text.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

export type PlannedPlace = {
  beginAt: string;
  endAt: string;
  profile: { id: number; fullName: string };
  facilities: { id: number; name: string }[];
};
export type PlannedVisit = {
  place: PlannedPlace;
  /** Slots for which it can be exchanged, its own included. */
  alternatives: PlannedPlace[];
  ticked: boolean;
  /** The chosen slot was taken, and this one is proposed in its place. */
  replaced: boolean;
};
type Props = {
  formProps: FormKeys & { id: string };
  action: string;
  version: number;
  procedure: number;
  visits: PlannedVisit[];
  /** The last day for visits of the voucher; slots after it say so. */
  endBy: IsoDate | null;
  backHref: string;
};

/** Proposed visits, each to be left out or exchanged, booked by one press. */
export function PlannedVisits({ formProps, action, version, procedure, visits, endBy, backHref }: Props) {
  const { t } = useTranslation("ftVoucherPlans");
  const { inWords, isLate } = useSlotWords(endBy);
  return (
    <Form {...formProps} action={action} version={version}>
      <input type="hidden" name="procedure" value={procedure} />
      <div id={`${formProps.id}-visits`} tabIndex={-1} className="visit-slots mb">
        <Table caption={t("planned")} columns={[{ label: t("planned") }, { label: t("when") }]}>
          {visits.map(({ place, alternatives, ticked, replaced }, at) => (
            <tr key={slotText(place)}>
              <th scope="row" className="choice nw">
                <label>
                  <input type="checkbox" name={`visits[${at}].on`} defaultChecked={ticked} />
                  {t("visit", { number: at + 1 })}
                </label>
              </th>
              <td data-l={t("when")}>
                <select
                  id={`${formProps.id}-visits[${at}].slot`}
                  name={`visits[${at}].slot`}
                  aria-label={t("whenOf", { number: at + 1 })}
                  defaultValue={slotText(place)}
                >
                  {alternatives.map((slot) => (
                    <option key={slotText(slot)} value={slotText(slot)}>
                      {inWords(slot)}
                    </option>
                  ))}
                </select>
                {replaced && <p className="mute">{t("replaced")}</p>}
                {!replaced && isLate(place) && <p className="mute">{t("late")}</p>}
              </td>
            </tr>
          ))}
        </Table>
      </div>
      <Actions>
        <SubmitButton>{t("book")}</SubmitButton>
        <a href={backHref}>{t("back")}</a>
      </Actions>
    </Form>
  );
}

function useSlotWords(endBy: IsoDate | null) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  const locale = i18n.language as Locale;
  const isLate = ({ beginAt }: PlannedPlace) => endBy !== null && localDate(new Date(beginAt)) > endBy;
  const inWords = (place: PlannedPlace) => {
    const { beginAt, endAt, profile, facilities } = place;
    const [begin, end] = [new Date(beginAt), new Date(endAt)];
    return [
      `${formatDate(begin, locale, "weekday")} ${formatTime(begin)}–${formatTime(end)}`,
      profile.fullName,
      ...facilities.map(({ name }) => name),
      ...(isLate(place) ? [t("late")] : []),
    ].join(", ");
  };
  return { inWords, isLate };
}
