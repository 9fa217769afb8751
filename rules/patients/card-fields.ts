/** A field of a patient's card, by its name in forms and in the API. */
type Field = {
  group: "person" | "contact" | "insurance" | "warnings";
  /** The columns that hold it, where it is not the one of its name. */
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

export type CardField = keyof typeof cardFields;
export type CardGroup = Field["group"];
export type NamedField = Field & { name: CardField };

/** Every field of a card with what `cardFields` says of it. */
export const eachCardField: readonly NamedField[] = Object.entries(cardFields).map(([name, field]) => ({
  ...field,
  name: name as CardField,
}));

export const columnsOfField = ({ name, columns }: NamedField): readonly string[] => columns ?? [name];
