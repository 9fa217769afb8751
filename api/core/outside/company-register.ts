import { z } from "zod";
import { readAtMost } from "./read-at-most.ts";

type Seat = Record<"street" | "houseNumber" | "orientationNumber" | "postcode" | "town" | "townPart", string | null>;

/** A company as a public register has it. */
export type Company = {
  name: string;
  /** The name of a person who trades alone. */
  person: string | null;
  /** Of the address point in the register of addresses (RÚIAN). */
  smartAddressId: string | null;
  address: Seat;
  vatNumber: string | null;
  vatPayer: boolean;
  /** True if it has ended. */
  ended: boolean;
};

export interface CompanyRegister {
  /** Null where the register does not know the number. */
  find(companyNumber: string): Promise<Company | null>;
}

/** The register answered nothing that can be used, in time. */
export class RegisterAway extends Error {
  override name = "RegisterAway";
}

const PATIENCE = 3_000;
const MOST_BYTES = 200_000;
/** Legal forms of people who trade alone (number series of the Czech Statistical Office). */
const soleTrader = /^10[0-9]$/;

const text = z.union([z.string(), z.number()]).transform((value) => String(value).trim() || null);
const optional = text.nullish().catch(null);

const SeatOfAnswer = z.object({
  nazevUlice: optional,
  nazevObce: optional,
  nazevCastiObce: optional,
  cisloDomovni: optional,
  cisloOrientacni: optional,
  cisloOrientacniPismeno: optional,
  psc: optional,
  kodAdresnihoMista: optional,
  textovaAdresa: optional,
});

/** The part of an answer that is read; every field of the register is optional. */
const Subject = z.object({
  obchodniJmeno: z.string().min(1),
  pravniForma: optional,
  dic: optional,
  dicSkDph: optional,
  datumZaniku: optional,
  sidlo: SeatOfAnswer.nullish().catch(null),
  seznamRegistraci: z.object({ stavZdrojeDph: optional, stavZdrojeSkDph: optional }).nullish().catch(null),
});

/** Asks the Czech register ARES (REST, version 3) at an address that ends before `/ekonomicke-subjekty`. */
export const ares = (url: string, patience = PATIENCE): CompanyRegister => ({
  async find(companyNumber) {
    try {
      const answer = await fetch(`${url}/ekonomicke-subjekty/${encodeURIComponent(companyNumber)}`, {
        headers: { accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      if (answer.status === 404) return null;
      const text = answer.ok ? await readAtMost(answer, MOST_BYTES) : null;
      return companyOf(Subject.parse(JSON.parse(text ?? "null")));
    } catch (cause) {
      throw new RegisterAway("The company register is away", { cause });
    }
  },
});

function companyOf(subject: z.output<typeof Subject>): Company {
  const { obchodniJmeno: name, sidlo, seznamRegistraci: registers } = subject;
  const written = sidlo?.textovaAdresa && !sidlo.nazevObce ? readSeat(sidlo.textovaAdresa) : null;
  const group = subject.dicSkDph === "N/A" ? null : subject.dicSkDph;
  const [domovni, orientacni] = [sidlo?.cisloDomovni, sidlo?.cisloOrientacni];
  return {
    name,
    person: soleTrader.test(subject.pravniForma ?? "") ? name : null,
    smartAddressId: sidlo?.kodAdresnihoMista ?? null,
    address: written ?? {
      street: sidlo?.nazevUlice ?? null,
      houseNumber: domovni ?? null,
      orientationNumber: orientacni ? `${orientacni}${sidlo?.cisloOrientacniPismeno ?? ""}` : null,
      postcode: sidlo?.psc?.padStart(5, "0") ?? null,
      town: sidlo?.nazevObce ?? null,
      townPart: sidlo?.nazevCastiObce ?? null,
    },
    vatNumber: group ?? subject.dic ?? null,
    vatPayer: [registers?.stavZdrojeDph, registers?.stavZdrojeSkDph].includes("AKTIVNI"),
    ended: Boolean(subject.datumZaniku),
  };
}

/**
 * The seat of a company without an address point, which the register has as one text: street and number, part of the
 * town, postcode and town. A text of another shape has its last part for the town, the rest for the street.
 */
function readSeat(text: string): Seat {
  const parts = text.split(",").map((part) => part.trim());
  const [, postcode = null, town = null] = /^(?:PSČ )?(\d{3} ?\d{2})? ?(.*)$/.exec(parts.at(-1)!)!;
  const [first = "", ...between] = parts.slice(0, -1);
  const number = /(?:^| )(?:č\. ?(?:p|ev)\. ?)?(\d{1,6})(?:\/(\d{1,4}[a-z]?))?$/i.exec(first);
  return {
    street: first.slice(0, number?.index) || null,
    houseNumber: number?.[1] ?? null,
    orientationNumber: number?.[2] ?? null,
    postcode: postcode?.replace(" ", "") ?? null,
    town: town || null,
    townPart: between.join(", ") || null,
  };
}
