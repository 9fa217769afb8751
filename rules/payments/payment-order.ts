import type { Currency } from "../money/currency.ts";
import type { IsoDate } from "../time/time.ts";

/** A transfer that somebody is asked for. Its message names no service: it passes through the patient's bank. */
export type PaymentOrder = {
  iban: string;
  currency: Currency;
  /** Minor units; zero leaves the amount to the payer. */
  amount: number;
  /** At most ten digits. */
  variableSymbol: string;
  message: string;
  payee: string;
  dueDate?: IsoDate;
};
