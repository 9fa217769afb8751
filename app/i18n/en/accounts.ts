import type { accounts as cs } from "../cs/accounts.ts";
import type { Words } from "../words.ts";

export const accounts = {
  loginTitle: "Sign in",
  login: "Sign in",
  email: "E-mail",
  password: "Password",
  loginRefused: "You could not be signed in",
  refusedLogins_one:
    "There has been {{count}} failed attempt to sign in since your last visit. If it was not you, change your password.",
  refusedLogins_other:
    "There have been {{count}} failed attempts to sign in since your last visit. If it was not you, change your password.",
  changePassword: "Change password",
  sessionEnded: "We signed you out after a longer pause. Sign in and carry on where you left off.",
  sessionEndedKept: "We signed you out after a longer pause. What you were writing is kept and opens when you sign in.",
  endedTitle: "Your session has ended",
  endedText: "We closed the page so that no one else can read it. Sign in and carry on where you left off.",
  endedKept:
    "We closed the page so that no one else can read it. What you were writing is kept and opens when you sign in.",
  notEnded: "You are signed in.",
  endedGoOn: "Continue to the page",
  noAccount: "No account yet?",
  register: "Create one",
  toLogin: "Sign in",

  logoutQuestion: "Sign out?",
  logoutText: "The session on this device ends.",
  unsavedTitle: "This device holds the text of a report that the server does not have yet",
  unsavedText: "Signing out would delete it. Open the report and save it first.",
  logout: "Sign out",
  loggedOut: "You have signed out.",

  reauthenticateTitle: "Confirm that it is you",
  reauthenticateByPassword:
    "What you are about to do is hard to undo. Before you finish, type your password again. We will not ask again for ten minutes.",
  reauthenticateByCode:
    "What you are about to do is hard to undo. Before you finish, type the code from your phone or a recovery code. We will not ask again for ten minutes.",
  reauthenticateHint: "Your sign-in password. A PIN is not enough here.",
  reauthenticate: "Confirm",
  reauthenticateRefused: "We could not confirm it",
  reauthenticated: "Thank you, you can finish now.",
  reauthenticatedLeft_one: "Thank you, you can finish now. You have {{count}} recovery code left.",
  reauthenticatedLeft_other: "Thank you, you can finish now. You have {{count}} recovery codes left.",

  registerTitle: "Registration",
  registerText: "We will send a link to this address for you to finish your registration.",
  registrationClosed: "Registration is closed. Ask the administrator of your centre for an invitation.",
  sendLink: "Send the link",
  linkRefused: "The link could not be sent",
  haveAccount: "Already have an account?",
  linkSentTitle: "Check your e-mail",
  registrationSentText: "We have sent instructions to {{email}}. The link works for 48 hours.",
  notArrived: "Nothing came? Check your spam folder, or",
  sendAgain: "send the link again",

  forgottenTitle: "Forgotten password",
  forgottenText: "Enter the e-mail you sign in with. We will send you a link to set a new password.",
  forgottenSentText:
    "If there is an account with this address, we have sent it a link to set a new password. The link works for one hour.",

  renewTitle: "New password",
  renewText: "Set a new password for the account {{email}}. Your other devices will be signed out.",
  newPassword: "New password",
  passwordAgain: "Repeat password",
  passwordHint: "At least 10 characters. A few unrelated words work well.",
  setPassword: "Set password",
  passwordRenewed: "Your new password is set.",

  createPasswordTitle: "Create a password",
  createPasswordText: "Choose a password for the account {{email}}.",
  createAccount: "Create account",

  loginEmail: {
    title: "New sign-in e-mail",
    text: "You now sign in with {{present}}. After the change you will sign in with {{email}}.",
    effect: "Your password stays the same. You will be signed out on other devices.",
    confirm: "Change the sign-in e-mail",
    ended:
      "The link to change the sign-in e-mail works once, for one hour, and only for the account that asked for the change. If you have already confirmed the change, it is done.",
    changed: "Your sign-in e-mail has changed. From now on, sign in with the new address.",
  },

  tokenCheckTitle: "Link from an e-mail",
  linkEndedTitle: "The link no longer works",
  newLink: "Send a new link",
  passwordLinkEnded: "A link to set a password works once, for one hour.",
  registrationLinkEnded: "The link has expired or has already been used. If you have created your password, sign in.",
  tokenEnded:
    "The link has expired or has already been used. For a new password link, use the sign-in page; for a new invitation, ask the administrator of the centre.",
  invitationEnded:
    "The invitation has expired or has already been accepted. Ask the administrator of the centre for a new one.",
  registeredTitle: "You already have an account",
  registeredText: "The account {{email}} is ready. Just sign in.",
  somebodyElseTitle: "The invitation is for someone else",
  somebodyElseText:
    "The invitation is for {{email}}, but you are signed in as {{user}}. Sign out and open the link from the e-mail again.",

  createProfileTitle: "New medical centre",
  createProfileText: "You will be its administrator. You can fill in the rest later in the settings.",
  medicalCenterName: "Name of the centre",
  country: "Country",
  countryHint: "Sets the currency, public holidays and rules for documents.",
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
  welcomeFounder: "Welcome. What is left to set up is listed above the calendar.",
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
