import type { consents as cs } from "../cs/consents.ts";
import type { Words } from "../words.ts";

export const consents = {
  title: "Personal data information",
  text: "What you tell patients about their data, and what you ask consent for",
  active: "Consents of patients",
  on: "on",
  off: "off",
  turnOn: "Switch on",
  turnOff: "Switch off",
  activeOnText:
    "The patient's card will show whether and to what they consented, and you will be able to record it. Care never depends on it.",
  activeOffText: "The state of consent disappears from the cards. Consents that were given or withdrawn stay stored.",
  switchTitle: "Settings of consents",
  switched: "The settings of consents have changed.",
  byEmail: "Asking for consent by e-mail",
  byEmailOnText:
    "An e-mail with a link to the current wording can be sent from the patient's card. The patient confirms it with one press; the link works for 14 days and only once.",
  byEmailOffText: "No more requests can be sent from the card. Links that patients have received go on working.",

  wordings: "Wordings",
  currentWording: "Current wording",
  wordingNumber: "Wording no.\u00a0{{number}}",
  number: "Number",
  written: "Since",
  author: "Written by",
  print: "Print",
  noWording: "No wording yet",
  noWordingText:
    "Write which data you process, why, for how long and what rights patients have. Consents can be recorded once there is a wording.",
  newWording: "New wording",
  wordingText: "Text",
  wordingTextHint:
    "Separate paragraphs by an empty line. The wording so far stays with the patients who consented to it.",
  saveWording: "Issue the new wording",
  wordingSaved: "Wording no.\u00a0{{number}} is now current.",
  signatureName: "Patient's full name",
  signatureDate: "Date and signature",
  wordingFrom: "Wording no.\u00a0{{number}} of {{date}}",

  state: "Consent to the processing of personal data",
  given: "Given",
  withdrawn: "Withdrawn",
  missing: "Missing",
  missingText: "The patient has not consented yet. Care does not depend on it.",
  givenOn: "Given on",
  how: "How",
  types: {
    SIGNATURE: "by signature",
    EMAIL: "by a link in an e-mail",
  },
  takenBy: "Taken by",
  withdrawnAt: "Withdrawn on",
  withdrawnBy: "Withdrawal recorded by",
  wording: "Wording",
  record: "Record a signed consent",
  recordText: "Record what the patient has signed. The record cannot be changed afterwards, only withdrawn.",
  signedOn: "Day of the signature",
  recorded: "The consent is recorded.",
  save: "Record the consent",
  scan: "Scan",
  scanKinds: "PDF, JPEG or PNG, at most 10\u00a0MB.",
  scanHint: "PDF, JPEG or PNG, at most 10\u00a0MB. It can be added later as well, but neither replaced nor deleted.",
  noScan: "none",
  addScan: "Add the scan",
  scanText:
    "A scan of what the patient signed on {{date}} (wording no.\u00a0{{number}}). It is evidence, so it can be neither replaced nor deleted afterwards.",
  scanAdded: "The scan is stored with the consent.",
  withdraw: "Withdraw the consent",
  withdrawText:
    "{{name}} withdraws the consent. The record of when and to what it was given stays. Keeping the medical records is not affected.",
  withdrawnNow: "The consent is withdrawn.",

  history: "Consents over time",
  validity: "Validity",
  inForce: "in force",
  taken: "taken by {{name}}",
  sentBy: "sent by {{name}} to {{recipient}}",
  recordedBy: "recorded by {{name}}",
  needsNoScan: "not needed",
  noConsents: "No consent yet",
  waiting:
    "The link to wording no.\u00a0{{number}}, sent by {{name}} to {{recipient}} on {{sent}}, has not been confirmed yet. It works until {{until}}.",

  askByEmail: "Ask for consent by e-mail",
  askText:
    "The patient gets a link to the wording and can consent to it with one press. It works for 14 days and only once; a link sent earlier stops working. The e-mail says nothing about health.",
  sendLink: "Send the e-mail",
  asked: "The e-mail with the link is on its way to {{recipient}}.",
  patient: "Patient",
  recipient: "Address",
  addEmail: "Add an e-mail address",

  agree: "I agree",
  freeText: "The consent is voluntary, your care does not depend on it, and you can withdraw it at any time.",
  linkEnded: "This link no longer works",
  linkEndedText:
    "The link has expired, a newer one has replaced it, or it has been used. If you have consented by it, the consent is recorded and there is nothing to do.",
  linkEndedHelp: "Otherwise ask the medical centre that sent it for a new link.",
  givenTitle: "Thank you, your consent is recorded",
  givenText: "You can close this page.",
  givenHelp: "You can withdraw the consent at any time: tell the medical centre that sent you the link.",
} satisfies Words<typeof cs>;
