import { useTranslation } from "react-i18next";
import type { RelatedPersonRole } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { ageOn } from "#rules/time/age.ts";
import { type IsoDate } from "#rules/time/time.ts";
import { EmailLink } from "../../base/email-link.tsx";
import { ButtonLink } from "../../base/button-link.tsx";
import { Note } from "../../base/note.tsx";

export type RelatedPerson = {
  id: number;
  name: string;
  relation: string | null;
  roles: RelatedPersonRole[];
  phone: string | null;
  email: string | null;
  note: string | null;
};
type Props = {
  people: RelatedPerson[];
  dateOfBirth: IsoDate | null;
  today: IsoDate;
  /** A card in the archive is only read. */
  addHref?: string;
  editHref?: (id: number) => string;
};

/** Related persons of a patient, with their role. For a minor it warns when there is no guardian. */
export function RelatedPeople({ people, dateOfBirth, today, addHref, editHref }: Props) {
  const { t } = useTranslation("patients");
  const lacksGuardian =
    dateOfBirth !== null && ageOn(dateOfBirth, today) < 18 && people.every(({ roles }) => !roles.includes("GUARDIAN"));
  return (
    <section>
      <h2>{t("relatedPeople")}</h2>
      <div>
        {lacksGuardian && (
          <Note variant="warning">
            <p>{t("lacksGuardian")}</p>
          </Note>
        )}
        {people.length === 0 && <p className="mute">{t("nobodyRelated")}</p>}
        <ul className="around">
          {people.map((person) => (
            <li key={person.id}>
              <p>
                {editHref ? (
                  <a href={editHref(person.id)}>
                    <b>{person.name}</b>
                  </a>
                ) : (
                  <b>{person.name}</b>
                )}
                {person.relation && `, ${person.relation}`}
                {person.phone && (
                  <>
                    {" "}
                    <a className="num nw" href={`tel:${person.phone}`}>
                      {formatPhone(person.phone)}
                    </a>
                  </>
                )}
                {person.email && (
                  <>
                    {" "}
                    <EmailLink email={person.email} />
                  </>
                )}
              </p>
              <p className="mute">{person.roles.map((role) => t(`roleOf.${role}`)).join(", ")}</p>
              {person.note && <p>{person.note}</p>}
            </li>
          ))}
        </ul>
        {addHref && (
          <ButtonLink href={addHref} small icon="plus">
            {t("addRelated")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
