/** The errors of logins, second steps and shared computers. */
export const accountErrors = {
  badCredentials: "E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.",
  tokenInvalid: "Der Link gilt nicht mehr: Er ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.",
  registrationClosed: "Die Registrierung ist geschlossen. Bitten Sie die Verwaltung Ihrer Einrichtung um Zugang.",
  emailSame: "Mit dieser Adresse melden Sie sich schon an. Geben Sie eine andere ein.",
  passwordTooShort: "Das Passwort hat weniger als 10 Zeichen. Verlängern Sie es, etwa um ein weiteres Wort.",
  passwordTooLong: "Das Passwort hat mehr als 200 Zeichen.",
  passwordCommon:
    "Ein solches Passwort ist leicht zu erraten. Verbinden Sie mehrere Wörter, die nichts miteinander zu tun haben.",
  passwordLeaked:
    "Dieses Passwort ist anderswo bekannt geworden, und Angreifer probieren es aus. Wählen Sie eines, das Sie sonst nirgends verwenden.",
  passwordOwnData:
    "Das Passwort enthält Ihren Namen, Ihre E-Mail-Adresse oder den Namen der Einrichtung. Wählen Sie ein anderes.",
  passwordMismatch: "Die Passwörter sind verschieden. Geben Sie beide gleich ein.",
  passwordWrong: "Das bisherige Passwort stimmt nicht.",
  alreadyInvited:
    "Diese Person gehört schon zur Einrichtung oder hat eine Einladung. Sie können die Einladung erneut senden.",
  secondStepOver: "Die Anmeldung hat zu lange gedauert. Melden Sie sich erneut an.",
  secondFactorRequired:
    "Ihre Einrichtung verlangt die Zwei-Faktor-Anmeldung. Schalten Sie sie ein, dann geht es weiter.",
  reauthenticationNeeded: "Bestätigen Sie zuerst noch einmal, dass Sie es sind.",
  codeWrong: "Der Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten und geben Sie ihn ein.",
  secondFactorChanged: "Die Zwei-Faktor-Anmeldung wurde inzwischen geändert. Öffnen Sie die Seite neu.",
  secondFactorKept: "Ihre Einrichtung verlangt die Zwei-Faktor-Anmeldung, deshalb lässt sie sich nicht ausschalten.",
  secondFactorFirst:
    "Schalten Sie die Zwei-Faktor-Anmeldung zuerst für sich ein, dann können Sie sie von den anderen verlangen.",
  sessionLocked: "Der Bildschirm ist gesperrt. Entsperren Sie ihn, dann geht es weiter.",
  pinInvalid: "Wählen Sie 4 bis 8 Ziffern.",
  pinTrivial: "Diese PIN würde jeder zuerst versuchen. Wählen Sie eine andere.",
  pinWrong: "Das stimmt nicht. Versuchen Sie es noch einmal.",
  minutesOutOfRange: "Geben Sie eine ganze Zahl von 1 bis 60 ein.",
  colleagueElsewhere:
    "Diese Person arbeitet auch in einer anderen Einrichtung, die ihre Zwei-Faktor-Anmeldung ebenfalls schützt. Ein Ersatzcode oder der Betreiber von Motus hilft weiter.",
  signedOutHere: "Die Verwaltung hat Sie aus dieser Einrichtung abgemeldet. Melden Sie sich ab und wieder an.",
  profileGone: "Diese Person hat keinen Zugang mehr. Geben Sie ihn zuerst wieder frei.",
  unlockOver: "Es hat zu oft nicht geklappt, deshalb haben wir Sie abgemeldet. Melden Sie sich mit dem Passwort an.",
} as const;
