type Payment = { payer: string | null; payedAt: string | null };

/** Whether payments of a patient or payer can be on one invoice: all of one payer, and all paid or all owed. */
export const areAlike = (payments: readonly Payment[]) =>
  new Set(payments.map(({ payer, payedAt }) => `${payedAt !== null} ${payer}`)).size < 2;

/** Whether payments are of several patients; one without a card is not of the others'. */
export const areOfSeveral = (payments: readonly { patientCard: { uuid: string } | null }[]) =>
  new Set(payments.map(({ patientCard }) => patientCard?.uuid)).size > 1;
