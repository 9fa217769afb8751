/** A field of a patient's card, by its name in forms and in the API. */
type Field = {
  group: "person" | "contact" | "insurance" | "warnings";
  /** The columns that hold it, where the one of its name does not. */
  columns?: readonly string[];
  /** The part that a merge chooses as a whole; null where the merge decides by rules of its own. */
  part?: string | null;
  /** The most characters of a text that a merge may join of both cards. */
  joined?: number;
};

const addressColumns = ["street", "houseNumber", "orientationNumber", "postcode", "town", "townPart"] as const;

/** The fields of a card in the order of its page, of which merging, facts, form values and API input are made. */
export const cardFields = {
  degreeBefore: { group: "person" },
  name: { group: "person" },
  surname: { group: "person" },
  degreeAfter: { group: "person" },
  personalIdentificationNumber: { group: "person", columns: ["personalNumber"] },
  dateOfBirth: { group: "person", columns: ["birthDate"] },
  sex: { group: "person" },
  height: { group: "person", columns: ["heightCm"] },
  weight: { group: "person", columns: ["weightGrams"] },
  phone: { group: "contact" },
  email: { group: "contact" },
  address: { group: "contact", columns: addressColumns },
  country: { group: "contact" },
  abroadAddress: { group: "contact" },
  rawCzechAddress: { group: "contact", columns: ["rawAddress"], joined: 500 },
  language: { group: "contact", part: null },
  noticesRefused: { group: "contact", part: null },
  insuranceCompanyCode: { group: "insurance", columns: ["insurerCode"], part: "insurance" },
  insuranceNumber: { group: "insurance", part: "insurance" },
  insuranceVariant: { group: "insurance", part: "insurance" },
  cave: { group: "warnings", joined: 2000 },
  invoiceNote: { group: "warnings", joined: 2000 },
} as const satisfies Record<string, Field>;

type Fields = typeof cardFields;
export type CardField = keyof Fields;
export type CardGroup = Field["group"];

/** Every field of a card with what `cardFields` says of it. */
export const eachCardField: readonly (Field & { name: CardField })[] = Object.entries(cardFields).map(
  ([name, field]) => ({ ...field, name: name as CardField }),
);

/** Parts of a card that a merge chooses as a whole. */
export type CardPart = {
  [Name in CardField]: Fields[Name] extends { part: infer Part } ? Exclude<Part, null> : Name;
}[CardField];
/** Fields whose texts a merge may join. */
export type JoinedField = { [Name in CardField]: Fields[Name] extends { joined: number } ? Name : never }[CardField];

/** The part of a field; none where the merge decides by rules of its own. */
export const partOf = ({ name, part }: Field & { name: CardField }): CardPart | null =>
  part === undefined ? (name as CardPart) : (part as CardPart | null);

export const columnsOfField = ({ name, columns }: Field & { name: CardField }): readonly string[] => columns ?? [name];
