/** The versions of what the demo clinic tells its patients; the last one is current. */
export const wordings: string[] = [
  `Vaše údaje zpracováváme, abychom vám mohli poskytovat zdravotní péči a vést zdravotnickou dokumentaci. K tomu váš souhlas nepotřebujeme, ukládá nám to zákon.

Souhlas

Souhlasím, aby mi zařízení posílalo e-mailem připomínky termínů a pokyny k domácímu cvičení. Souhlas mohu kdykoli odvolat na recepci nebo e-mailem.`,
  `Správcem vašich údajů je naše zařízení. Zpracováváme údaje, podle kterých vás poznáme (jméno, datum narození, rodné číslo, pojišťovna), spojení na vás a údaje o vašem zdravotním stavu.

Péči a vedení zdravotnické dokumentace nám ukládá zákon č. 372/2011 Sb. (čl. 6 odst. 1 písm. c a čl. 9 odst. 2 písm. h GDPR). Souhlas k tomu nepotřebujeme a péči jím nepodmiňujeme. Dokumentaci uchováváme po dobu, kterou stanoví vyhláška; údaje k vyúčtování péče předáváme vaší zdravotní pojišťovně.

Máte právo své údaje vidět a dostat jejich kopii, žádat jejich opravu, omezení zpracování, a kde to zákon dovoluje, i výmaz. Stížnost můžete podat u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, Praha 7.

Souhlas

Souhlasím, aby mi zařízení posílalo na můj e-mail a telefon připomínky termínů, pokyny k domácímu cvičení a zprávy o novinkách v nabídce. Souhlas platí, dokud ho neodvolám. Odvolat ho mohu kdykoli na recepci nebo e-mailem; na péči to nemá vliv.`,
];
