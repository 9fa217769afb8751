import type { accounts as cs } from "../cs/accounts.ts";
import type { Words } from "../words.ts";

export const accounts = {
  loginTitle: "Sign in",
  login: "Sign in",
  email: "E-mail",
  password: "Password",
  loginRefused: "You could not be signed in",
  refusedLogins_one:
    "There has been {{count}} failed attempt since your last login. If it was not you, change your password.",
  refusedLogins_other:
    "There have been {{count}} failed attempts since your last login. If it was not you, change your password.",
  changePassword: "Change the password",
  sessionEnded: "After a longer pause we signed you out. Sign in and you will be where you left off.",
  sessionEndedKept: "After a longer pause we signed you out. What you were writing is kept and opens when you sign in.",
  endedTitle: "Your session has ended",
  endedText: "We closed the page so that no one else reads it. Sign in and you will be where you left off.",
  endedKept:
    "We closed the page so that no one else reads it. What you were writing is kept and opens when you sign in.",
  notEnded: "You are signed in.",
  endedGoOn: "Go on to the page",
  noAccount: "No account yet?",
  register: "Create one",
  toLogin: "Sign in",

  logoutQuestion: "Sign out?",
  logoutText: "The session on this device ends.",
  unsavedTitle: "This device holds the text of a report that the server does not have yet",
  unsavedText: "Signing out would remove it. Open the report and save it first.",
  logout: "Sign out",
  loggedOut: "You are signed out.",

  proveTitle: "Confirm that it is you",
  proveByPassword:
    "What you are about to do is hard to undo. Before you finish it, please type your password once more. We will not ask again for ten minutes.",
  proveByCode:
    "What you are about to do is hard to undo. Before you finish it, please type the code from your telephone, or a recovery code. We will not ask again for ten minutes.",
  proveHint: "The one you sign in with. A PIN is not enough here.",
  prove: "Confirm",
  proveRefused: "That could not be confirmed",
  proved: "Thank you, you can finish it now.",
  provedLeft_one: "Thank you, you can finish it now. You have {{count}} recovery code left.",
  provedLeft_other: "Thank you, you can finish it now. You have {{count}} recovery codes left.",

  registerTitle: "Registration",
  registerText: "We will send a link to this address; it finishes your registration.",
  registrationClosed: "Registration is closed. Ask the administrator of your centre for an invitation.",
  sendLink: "Send the link",
  linkRefused: "The link could not be sent",
  haveAccount: "Already have an account?",
  linkSentTitle: "Check your mail",
  registrationSentText: "We have written to {{email}} how to go on. The link works for 48 hours.",
  notArrived: "Nothing came? Look into your spam folder, or",
  sendAgain: "have the link sent again",

  forgottenTitle: "Forgotten password",
  forgottenText: "Enter the e-mail you sign in with. We will send you a link to set a new password.",
  forgottenSentText:
    "If an account belongs to the address, we have sent it a link to set a new password. It works for one hour.",

  renewTitle: "New password",
  renewText: "Set a new password for the account {{email}}. Your other devices will be signed out.",
  newPassword: "New password",
  passwordAgain: "Password again",
  passwordHint: "At least 10 characters. Several words that have nothing in common do well.",
  setPassword: "Set password",
  passwordRenewed: "The new password holds.",

  createPasswordTitle: "Create a password",
  createPasswordText: "Choose a password for the account {{email}}.",
  createAccount: "Create account",

  loginEmail: {
    title: "New sign-in e-mail",
    text: "You now sign in with {{present}}. After the change you will sign in with {{email}}.",
    effect: "The password stays the same. On other devices you will be signed out.",
    confirm: "Change the sign-in e-mail",
    ended:
      "The link to change the sign-in e-mail works for one hour, once, and only for the account that asked for the change. A change that you have confirmed already is made.",
    changed: "The sign-in e-mail is changed. From now on sign in with the new address.",
  },

  tokenCheckTitle: "Link from an e-mail",
  linkEndedTitle: "The link no longer works",
  newLink: "Send a new link",
  passwordLinkEnded: "A link to set a password works for one hour, and only once.",
  registrationLinkEnded: "The link has expired or was used. If you have created your password, sign in.",
  tokenEnded:
    "The link has expired or was used. Have a new password link sent from the sign-in page; for a new invitation ask the administrator of the centre.",
  invitationEnded:
    "The invitation has expired or was accepted already. Ask the administrator of the centre for a new one.",
  registeredTitle: "You already have an account",
  registeredText: "The account {{email}} is ready, just sign in.",
  somebodyElseTitle: "The invitation is for somebody else",
  somebodyElseText:
    "The invitation belongs to {{email}}, you are signed in as {{user}}. Sign out and open the link from the e-mail again.",

  createProfileTitle: "New medical centre",
  createProfileText: "You will be its administrator. The rest can be filled in later in the settings.",
  medicalCenterName: "Name of the centre",
  country: "Country",
  countryHint: "Decides the currency, public holidays and rules for documents.",
  degreeBefore: "Title before the name",
  name: "First name",
  surname: "Surname",
  degreeAfter: "Title after the name",
  phone: "Phone",
  motusProfession: "Profession",
  found: "Create the centre",
  foundingClosed: "New centres cannot be created here. Ask the administrator of your centre for an invitation.",
  acceptTitle: "Accept the invitation",
  acceptText: "{{center}} invites you as {{role}}. Check your details.",
  accept: "Accept the invitation",
  welcomeFounder: "Welcome. What is left to set up is above the calendar.",
  welcome: "Welcome, everything is ready.",

  chooseProfileTitle: "Where do you work today?",
  currentPlace: "here now",
  foundAnother: "Create another centre",
  myPlaces: "My centres",

  role: { ROLE_ADMIN: "administrator", ROLE_PARAMEDIC: "health professional", ROLE_RECEPTIONIST: "receptionist" },
  profession: {
    PHYSIOTHERAPIST: "Physiotherapist",
    OCCUPATIONAL_THERAPIST: "Occupational therapist",
    DOCTOR: "Rehabilitation doctor",
    OTHER: "Other",
  },
} satisfies Words<typeof cs>;
