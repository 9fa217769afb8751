import type { months as cs } from "../cs/months.ts";
import type { Words } from "../words.ts";

export const months = {
  title: "Mesiace",
  text: "Uzavretý mesiac sa už nemení. Čo sa zruší alebo zaplatí neskôr, patrí do mesiaca, v\u00a0ktorom sa to stalo.",
  month: "Mesiac",
  action: "Uzavrieť alebo znova otvoriť",
  close: "Uzavrieť",
  closeQuestion: "Uzavrieť mesiac?",
  closeText:
    "Do mesiaca sa už nič nezapíše a\u00a0jeho súčty sa nezmenia. Kým neuzavriete ďalší, môžete ho znova otvoriť.",
  closeDo: "Uzavrieť mesiac",
  closed: "Mesiac {{month}} je uzavretý.",
  cashFirst: "Najprv uzavrite pokladne, do ktorých sa v\u00a0tom mesiaci zapisovalo:",
  reopen: "Znova otvoriť",
  reopenText: "Mesiac sa bude dať opäť meniť. Dôvod zostane v\u00a0zázname činnosti.",
  reopened: "Mesiac {{month}} je znova otvorený.",
  reason: "Dôvod",
  movements_one: "Na účte čaká na rozhodnutie {{count}} pohyb z\u00a0tohto mesiaca.",
  movements_few: "Na účte čakajú na rozhodnutie {{count}} pohyby z\u00a0tohto mesiaca.",
  movements_many: "Na účte čaká na rozhodnutie {{count}} pohybu z\u00a0tohto mesiaca.",
  movements_other: "Na účte čaká na rozhodnutie {{count}} pohybov z\u00a0tohto mesiaca.",
  sums: {
    charged: "Účtované",
    canceled: "Zrušené a\u00a0vrátené",
    cash: "Zaplatené v\u00a0hotovosti",
    card: "Zaplatené kartou",
    transfer: "Zaplatené prevodom",
    voucher: "Uhradené permanentkou",
    rounding: "Zaokrúhlenie hotovosti",
    cashIn: "Príjmy pokladní",
    cashOut: "Výdavky pokladní",
    invoiced: "Fakturované",
    credited: "Dobropisované",
  },
} satisfies Words<typeof cs>;
