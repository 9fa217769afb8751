export const prints = {
  print: "Tisk",
  reportsTitle: "Zprávy k\u00a0tisku",
  backToCard: "Zpět na kartu",
  noReports: "Není co tisknout: nevybrali jste žádnou zprávu, nebo na kartě žádná podepsaná není.",
  inAll: "Celkem {{count}}.",
  partOf: "Tady jsou {{from}}–{{to}} z\u00a0{{total}}.",
  partsText: "Najednou se tiskne nejvýš {{most}}, zbytek najdete v\u00a0dalších částech.",
  part: "{{from}}–{{to}}",
  patient: "Pacient",
  born: "Narození",
  personalNumber: "rodné číslo",
  insurer: "Pojišťovna",
} as const;
