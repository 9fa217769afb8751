import type { staff as words } from "../cs/staff.ts";
import type { Words } from "../words.ts";

export const staff: Words<typeof words> = {
  title: "Staff",
  text: "Who has access to the centre, and who has left",
  what: "After their access ends they can no longer sign in. Their records stay.",
  person: "Person",
  work: "Profession and role",
  expertises: "Specialties for insurers",
  email: "E-mail",
  secondFactor: "Two-factor login",
  lastLogin: "Last login",
  never: "none yet",
  sessions: "Signed in",
  sessionsCount_one: "on {{count}} device",
  sessionsCount_other: "on {{count}} devices",
  nowhere: "nowhere",
  state: "State",
  active: "has access",
  invited: "invitation is waiting",
  gone: "left {{when}}",
  you: "you",
  ahead: "Planned",
  aheadCount_one: "{{count}} event",
  aheadCount_other: "{{count}} events",
  nothing: "nothing",
  inCalendar: "Show in the calendar",
  drafts: "Unsigned reports",
  did: "What they did in the centre",
  hours: "Working hours",
  ownNote: "You do not end your own access, another administrator does.",

  end: "End access",
  endQuestion: "End the access?",
  endText: "{{name}} will not get into the centre any more. This will happen:",
  endInvitedText: "The invitation for {{name}} stops working.",
  endSessionsItem:
    "Every login here ends at once, on shared computers too. What they are typing and have not sent is not saved.",
  endElsewhereItem:
    "Whoever works in no other centre loses their PIN and remembered devices as well. Access elsewhere remains.",
  endAheadItem_one: "{{count}} event stays planned in this name. Move or cancel it.",
  endAheadItem_other: "{{count}} events stay planned in this name. Move or cancel them.",
  endNothingAheadItem: "Nothing is planned.",
  endSignedItem: "Signed reports stay as they are.",
  endDraftsItem_one: "{{count}} report stays unsigned: nobody else can sign it. Let them sign it before.",
  endDraftsItem_other: "{{count}} reports stay unsigned: nobody else can sign them. Let them be signed before.",
  endHoursItem: "Working hours stay stored, but no free places are offered from them.",
  endMailItem: "We send an e-mail about it. You can give access back at any time.",
  ended: "Access has ended.",

  back: "Give access back",
  backQuestion: "Give the access back?",
  backText:
    "{{name}} will have access as before: the role {{role}} and the same working hours. We send an e-mail about it.",
  backInvitedText: "{{name}} will be among the invited again.",
  isBack: "Access has been given back.",

  signOut: "Sign out",
  signOutQuestion: "Sign out on all devices?",
  signOutText:
    "{{name}} is signed out of this centre on all computers and phones. Sessions in other centres go on. What is not saved may be lost. The password stays the same.",
  signedOut: "All sessions in this centre have ended.",

  newPassword: "Send a link to a new password",
  newPasswordQuestion: "Send a link to a new password?",
  newPasswordText:
    "{{name}} gets an e-mail with a link to set a new password. It works for one hour, and you do not see it. Until then the present password goes on working.",
  newPasswordSent: "The link to a new password is sent.",
};
