/** The errors of the subscription. */
export const subscriptionErrors = {
  unsubscribed:
    "Die Einrichtung hat kein Abonnement, daher lassen sich jetzt keine neuen Karten, Termine, Einladungen und Importe anlegen. Die Verwaltung wählt einen Tarif in den Einstellungen unter Abonnement. Alles andere geht weiter.",
  usersLimitReached:
    "Alle Plätze für Benutzer sind besetzt ({{usersLimit}}). Erhöhen Sie die Zahl in den Einstellungen unter Abonnement, oder beenden Sie einen Zugang.",
  usersAboveLimit:
    "Es wären zu wenige Plätze für Benutzer: {{usersLimit}} im Tarif, {{users}} besetzt. Zugang oder eine offene Einladung haben: {{names}}. Wählen Sie eine höhere Zahl, oder beenden Sie zuerst einige dieser Zugänge.",
  usersLimitOutOfRange: "Für so viele Benutzer gibt es den Tarif nicht. Wählen Sie eine Zahl aus dem Angebot.",
  discountCodeUnknown: "Dieser Code gilt nicht. Geben Sie ihn vollständig ein, oder lassen Sie das Feld leer.",
  discountCodeUsed: "Dieser Code ist aufgebraucht. Lassen Sie das Feld leer, oder geben Sie einen anderen ein.",
  planNotOffered: "Dieser Tarif wird jetzt nicht angeboten. Wählen Sie einen anderen.",
} as const;
