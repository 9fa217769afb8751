import type { BodyDiagram } from "#rules/diagram/body-diagram.ts";
import type { Finding } from "#rules/findings/findings.ts";

/**
 * The reports of a therapist of the clinic on one patient, in the order of the visits. Services and workers are named
 * by their position in the clinic's lists.
 */
export type DemoCourse = { worker: number; reports: DemoReport[] };
/** Operations with their counts, and diagnoses, the main one first. */
export type DemoCoding = { operations: [code: string, count: number][]; diagnoses: string[] };
export type DemoReport = {
  service: number;
  state: "DRAFT" | "SIGNED" | "REMOVED";
  content: string;
  bodyDiagram?: BodyDiagram;
  findings?: Finding[];
  /** The coding by which its insurer is billed: the patient came with an FT voucher. */
  coding?: DemoCoding;
  /** Why the signed report was declared invalid, and what was written instead. */
  corrected?: { reason: string; content: string };
};

const lowBackExamination = `## Kineziologický rozbor
**Nynější onemocnění:** tři týdny bolest v kříži s propagací do levé hýždě, vznik po zvednutí těžkého břemene. VAS 6/10, v noci 3/10, horší vsedě a při předklonu, úleva vleže na boku.
**OA, FA:** bez operací páteře, ibuprofen dle potřeby. **PA:** sedavé zaměstnání. **SA:** dříve plavání.
## Objektivně
- stoj: protrakce ramen, zvýšená bederní lordóza, pánev v anteverzi, těžiště vpravo
- chůze: bez souhybu trupu, zkrácený krok vlevo
- Trendelenburg vlevo pozitivní, Romberg I–III negativní, Lasègue negativní oboustranně
- dechový stereotyp horní hrudní, palpačně hypertonus paravertebrálních svalů L3–S1 vlevo

| Rozvíjení páteře | cm |
| --- | --- |
| Schober | 3 |
| Stibor | 6 |
| Thomayer | 18 |

| Svalový test | vpravo | vlevo |
| --- | --- | --- |
| m. gluteus medius | 5 | 4- |
| m. gluteus maximus | 5 | 4 |
| břišní svaly | 3+ | 3+ |

## Závěr
Funkční porucha bederní páteře se svalovou dysbalancí, bez kořenového dráždění. Plán: 8 návštěv LTV, měkké techniky, aktivace hlubokého stabilizačního systému, ergonomie sedu.`;

const lowBackPain: BodyDiagram = {
  diagnoses: { RED: null, BLUE: null, YELLOW: null },
  regions: [
    { region: "BACK_LUMBAR_SPINE", color: "RED" },
    { region: "BACK_BUTTOCK_LEFT", color: "YELLOW" },
  ],
  marks: [{ view: "BACK", x: 79, y: 168, color: "BLUE", note: "blokáda SI vlevo" }],
};

/**
 * Pain under load and at night, bends of the trunk (S extension first), and the muscle that was weak; one visit after
 * the other.
 */
const lowBackMeasured = (
  [
    ["6", "3", "20-0-60", "25-0-30", "4-"],
    ["5", "2", "20-0-65", "25-0-30", "4-"],
    ["4", "1", "25-0-75", "30-0-30", "4"],
    ["2", "0", "30-0-85", "30-0-30", "4+"],
    ["1", "0", "30-0-90", "30-0-30", "5"],
  ] as const
).map(([load, night, bend, sideways, gluteus]): Finding[] => [
  { kind: "ROM", what: "TRUNK_S", side: null, value: bend },
  { kind: "ROM", what: "TRUNK_F", side: null, value: sideways },
  { kind: "STRENGTH", what: "m. gluteus medius", side: "LEFT", value: gluteus },
  { kind: "VAS", what: "LOAD", side: null, value: load },
  { kind: "VAS", what: "NIGHT", side: null, value: night },
]);

const kneeMeasured: Finding[] = [
  { kind: "ROM", what: "KNEE_S", side: "RIGHT", value: "0-5-115" },
  { kind: "ROM", what: "KNEE_S", side: "LEFT", value: "0-0-140" },
  { kind: "STRENGTH", what: "m. quadriceps femoris", side: "RIGHT", value: "4-" },
  { kind: "GIRTH", what: "THIGH_10", side: "RIGHT", value: "41.5" },
  { kind: "GIRTH", what: "THIGH_10", side: "LEFT", value: "43" },
];

const lowBackVisits = [
  `## LTV
**Subjektivně:** po vyšetření bez zhoršení, VAS 5/10, ráno ztuhlost do půl hodiny.
**Terapie (45 min):**
- měkké techniky bederní fascie, PIR m. quadratus lumborum a m. piriformis vlevo
- nácvik bráničního dýchání vleže na zádech s oporou bérců
- DNS: poloha tříměsíčního dítěte, výdrže 5 × 10 s

**Autoterapie:** dýchání 2× denně 5 minut, poloha na čtyřech s protažením dozadu.`,
  `## LTV
**Subjektivně:** bolest ustupuje, VAS 4/10, sedí bez úlevy asi hodinu.
**Objektivně:** Thomayer 12 cm, hypertonus paravertebrálních svalů mírnější.
**Terapie (45 min):**
- mobilizace SI skloubení vlevo, trakce bederní páteře
- DNS: šikmý sed, nákrok, aktivace m. gluteus medius vlevo
- nácvik vstávání a zvedání břemen

**Autoterapie:** most na lopatkách 3 × 10, beze změny dýchání.`,
  `## LTV
**Subjektivně:** VAS 2/10, bolest jen po celodenním sezení. V noci bez obtíží.
**Terapie (45 min):**
- senzomotorika na labilní ploše, stoj na jedné noze 4 × 30 s
- cvičení s odporovou gumou ve stoji, důraz na centraci kyčle

**Poučení:** změna pracovní polohy každých 40 minut. Reakce na terapii dobrá.`,
  `## LTV
**Subjektivně:** bez bolesti, zkouší plavat.
**Objektivně:** Schober 4 cm, Thomayer 5 cm, Trendelenburg negativní.`,
];

const shoulder = (side: "pravé" | "levé") => `## Kineziologický rozbor
**Nynější onemocnění:** dva měsíce bolest **${side}ho ramene** při upažení a v noci na boku, bez úrazu. VAS 5/10, v noci 6/10.
## Objektivně

| Rameno (SFTR) | aktivně | pasivně |
| --- | --- | --- |
| S | 40–0–150 | 40–0–165 |
| F | 110–0–0 | 140–0–0 |
| R (F 90) | 55–0–50 | 65–0–55 |

- painful arc 80–120°, Hawkins pozitivní, Jobe oslabený 4, drop arm negativní
- scapula alata mírně, zkrácený m. pectoralis minor (stupeň 1), trigger points v m. infraspinatus

## Závěr
Subakromiální bolestivý syndrom, ${side === "pravé" ? "vpravo" : "vlevo"}. Plán: 6 návštěv, centrace ramene, stabilizace lopatky, měkké techniky.`;

const shoulderVisits = [
  `## LTV
**Subjektivně:** v noci lépe, VAS 4/10.
**Terapie (45 min):**
- PIR m. subscapularis a m. pectoralis minor, mobilizace lopatky
- centrace ramene v opoře o předloktí, výdrže 6 × 8 s
- vnější rotace s odporovou gumou 3 × 12

**Autoterapie:** kyvadlové pohyby, zevní rotace s gumou obden.`,
  `## LTV
**Subjektivně:** VAS 2/10, spánek bez buzení.
**Objektivně:** abdukce aktivně 150°, painful arc jen naznačen, Hawkins negativní.
**Terapie (45 min):**
- opora na čtyřech s přenášením váhy, uzavřené řetězce
- diagonály PNF pro horní končetinu, II. diagonála

**Poučení:** zátěž nad hlavou zatím do 2 kg.`,
];

const knee = [
  `## Kineziologický rozbor
**Nynější onemocnění:** šest týdnů po artroskopické operaci pravého kolene (menisektomie mediální). Bolest při chůzi ze schodů, VAS 3/10, otok po zátěži.
## Objektivně

| Kolenní kloub | vpravo | vlevo |
| --- | --- | --- |
| flexe aktivně | 115° | 140° |
| extenze | −5° | 0° |
| obvod nad čéškou 10 cm | 41,5 cm | 43 cm |

- čéška volná, jizvy klidné, posunlivé, bez výpotku
- m. vastus medialis vpravo 4, dřep do 70° bez bolesti

## Závěr
Omezená flexe a oslabení extenzorů pravého kolene po operaci. Plán: 6 návštěv LTV, péče o jizvy, návrat k běhu po kontrole operatéra.`,
  `## LTV
**Subjektivně:** po delší chůzi mírný otok, VAS 2/10.
**Terapie:** měkké techniky jizev, mobilizace čéšky, `,
];

const hand = `## Ergoterapie
**Subjektivně:** po cévní mozkové příhodě, obtíže s jemnou motorikou pravé ruky, zapínání knoflíků s dopomocí.
**Objektivně:** Barthel index 85, Nine Hole Peg Test vpravo 48 s, vlevo 24 s. Citlivost zachována.
**Terapie (45 min):**
- nácvik úchopů: špetka, štipec, válcový úchop
- nácvik zapínání knoflíků a krájení s upraveným příborem

**Domácí plán:** terapeutická hmota 2× denně 10 minut, kroužkování a vystřihování obden.`;

const checkup = `## Kontrolní vyšetření
**Subjektivně:** po sérii rehabilitace zlepšení, bolest jen při větší zátěži.
**Objektivně:** hybnost krční páteře volná, rotace 75–0–70, hybné segmenty bez blokád, kořenové příznaky negativní.
**Závěr:** stav zlepšen. Pokračovat v autoterapii, kontrola při zhoršení. Doporučeno 5 návštěv LTV podle potřeby.`;

const lowBack = (...operations: DemoCoding["operations"]): DemoCoding => ({ operations, diagnoses: ["M545"] });

const [examination, exercise, ergotherapy, consultation] = [0, 1, 6, 7] as const;
const signed = (service: number) => (content: string) => ({ service, content, state: "SIGNED" as const });

export const courses: DemoCourse[] = [
  {
    worker: 1,
    reports: [
      {
        ...signed(examination)(lowBackExamination),
        bodyDiagram: lowBackPain,
        findings: lowBackMeasured[0],
        coding: lowBack(["21002", 1]),
      },
      ...lowBackVisits.slice(0, 3).map((content, at) => ({
        ...signed(exercise)(content),
        findings: lowBackMeasured[at + 1],
        coding: lowBack(["21221", 1], ["21413", 1]),
      })),
      {
        service: exercise,
        state: "DRAFT",
        content: lowBackVisits[3]!,
        findings: lowBackMeasured[4],
        coding: lowBack(["21221", 1], ["21413", 1]),
      },
    ],
  },
  {
    worker: 1,
    reports: [
      {
        ...signed(examination)(shoulder("levé")),
        corrected: { reason: "Zaměněná strana: vyšetřeno bylo pravé rameno.", content: shoulder("pravé") },
      },
      ...shoulderVisits.map(signed(exercise)),
    ],
  },
  {
    worker: 0,
    reports: [
      { ...signed(examination)(knee[0]!), findings: kneeMeasured },
      { service: exercise, state: "DRAFT", content: knee[1]! },
    ],
  },
  { worker: 5, reports: [signed(ergotherapy)(hand)] },
  { worker: 6, reports: [signed(consultation)(checkup)] },
  {
    worker: 2,
    reports: [{ service: exercise, state: "REMOVED", content: "## LTV\nZaloženo omylem u jiné návštěvy." }],
  },
];
