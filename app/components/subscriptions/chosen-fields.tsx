type Chosen = { subscriptionType: string; paymentFrequency: string; usersLimit: number | null };

/** The choice of the address, sent with the order. */
export const ChosenFields = ({ subscriptionType, paymentFrequency, usersLimit }: Chosen) => (
  <>
    <input type="hidden" name="subscriptionType" value={subscriptionType} />
    <input type="hidden" name="paymentFrequency" value={paymentFrequency} />
    {usersLimit !== null && <input type="hidden" name="usersLimit" value={usersLimit} />}
  </>
);
