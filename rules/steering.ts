/**
 * The operations that steer where patients' money goes, or what messages say and who gets them, by what they change.
 * Each requires recent authentication, and a change is mailed to all administrators of the centre.
 */
export const steering = {
  billingInformationUpdate: ["account", "invoiceFooter"],
  bookingConfigUpdate: ["introduction", "paymentText", "origins"],
  emailNotificationUpdate: ["emailText"],
  smsNotificationUpdate: ["smsText"],
  staffNoticesUpdate: ["staffNotices"],
} as const;

export type Steered = (typeof steering)[keyof typeof steering][number];
