import type { Sex } from "#rules/codes.ts";
import { drawer, type Random } from "../random.ts";

/** The figures are thousands of bearers, so that the card file sorts and repeats itself as a real one does. */
const czechSurnames = drawer(`
  Novák/Nováková 68, Svoboda/Svobodová 51, Novotný/Novotná 49, Dvořák/Dvořáková 45, Černý/Černá 36,
  Procházka/Procházková 32, Kučera/Kučerová 31, Veselý/Veselá 26, Krejčí/Krejčí 24, Horák/Horáková 24,
  Němec/Němcová 22, Marek/Marková 21, Pospíšil/Pospíšilová 21, Pokorný/Pokorná 21, Hájek/Hájková 20,
  Jelínek/Jelínková 20, Král/Králová 19, Růžička/Růžičková 19, Beneš/Benešová 18, Fiala/Fialová 18,
  Sedláček/Sedláčková 18, Doležal/Doležalová 17, Zeman/Zemanová 16, Kolář/Kolářová 16, Navrátil/Navrátilová 15,
  Čermák/Čermáková 15, Vaněk/Vaňková 14, Urban/Urbanová 14, Blažek/Blažková 13, Kříž/Křížová 13, Kovář/Kovářová 13,
  Kratochvíl/Kratochvílová 12, Bartoš/Bartošová 12, Vlček/Vlčková 12, Musil/Musilová 12, Šimek/Šimková 12,
  Polák/Poláková 12, Konečný/Konečná 12, Malý/Malá 12, Čech/Čechová 12, Kadlec/Kadlecová 11, Štěpánek/Štěpánková 11,
  Staněk/Staňková 10, Dostál/Dostálová 10, Soukup/Soukupová 10, Šťastný/Šťastná 10, Holub/Holubová 10,
  Mareš/Marešová 10, Sýkora/Sýkorová 10, Moravec/Moravcová 9, Tichý/Tichá 9, Valenta/Valentová 9, Vávra/Vávrová 9,
  Matoušek/Matoušková 9, Bláha/Bláhová 9, Říha/Říhová 9, Ševčík/Ševčíková 9, Bureš/Burešová 9, Hruška/Hrušková 9,
  Mašek/Mašková 9, Dušek/Dušková 8, Pavlík/Pavlíková 8, Kopecký/Kopecká 9, Havlíček/Havlíčková 8, Janda/Jandová 8,
  Hrubý/Hrubá 8, Bednář/Bednářová 10, Mach/Machová 8, Liška/Lišková 8, Beran/Beranová 8, Žák/Žáková 8,
  Kašpar/Kašparová 8, Toman/Tomanová 7, Brož/Brožová 7, Jaroš/Jarošová 7, Vacek/Vacková 6, Zelenka/Zelenková 6,
  Havel/Havlová 6, Kubát/Kubátová 5, Švec/Švecová 6, Kalina/Kalinová 5, Hlaváček/Hlaváčková 5, Tůma/Tůmová 5,
  Jiránek/Jiránková 3, Petrů/Petrů 2, Janů/Janů 2, Vojtěch/Vojtěchová 3, Šíma/Šímová 5, Řezníček/Řezníčková 4,
  Chalupa/Chalupová 4, Chládek/Chládková 3, Bílek/Bílková 5, Červenka/Červenková 6, Kubíček/Kubíčková 6,
  Hanák/Hanáková 3, Pešek/Pešková 7, Vondra/Vondrová 3, Ježek/Ježková 6, Zach/Zachová 2, Lhotský/Lhotská 2,
  Příhoda/Příhodová 2, Peroutka/Peroutková 2, Smrčka/Smrčková 2, Tesař/Tesařová 4, Kolařík/Kolaříková 4`);

/** From a year of birth on: what boys and girls were called. */
const czechGivenNames: { since: number; MALE: (random: Random) => string; FEMALE: (random: Random) => string }[] = [
  {
    since: 1995,
    MALE: drawer(`Jan 9, Jakub 9, Tomáš 8, Adam 7, Ondřej 6, Lukáš 6, Filip 6, Vojtěch 6, Matěj 6, David 5, Daniel 4,
      Dominik 4, Matyáš 4, Marek 3, Šimon 3, Štěpán 3, Václav 3, Antonín 1, Tobiáš 1, Kryštof 2`),
    FEMALE: drawer(`Tereza 9, Eliška 9, Anna 8, Adéla 7, Natálie 6, Karolína 6, Kateřina 5, Barbora 5, Kristýna 5,
      Nikola 4, Veronika 4, Lucie 4, Klára 4, Ema 2, Julie 2, Viktorie 2, Markéta 3, Magdaléna 2`),
  },
  {
    since: 1960,
    MALE: drawer(`Petr 12, Jan 10, Martin 11, Tomáš 9, Pavel 9, Jiří 9, Michal 7, Miroslav 5, Jaroslav 5, Zdeněk 5,
      Josef 5, Milan 4, Roman 4, David 4, Lukáš 4, Marek 4, Radek 3, Karel 3, Vladimír 3, Libor 2, Aleš 2, Ivo 1`),
    FEMALE: drawer(`Jana 12, Petra 8, Lenka 9, Kateřina 7, Lucie 7, Eva 7, Hana 6, Martina 7, Alena 5, Veronika 5,
      Michaela 5, Monika 5, Jitka 4, Ivana 4, Zuzana 5, Markéta 4, Marcela 3, Pavla 3, Radka 3, Šárka 3, Renata 3`),
  },
  {
    since: 0,
    MALE: drawer(`Josef 12, Jiří 12, Jaroslav 9, František 8, Jan 8, Zdeněk 7, Václav 7, Karel 7, Miroslav 6, Ladislav 5,
      Stanislav 5, Vladimír 5, Milan 4, Antonín 4, Oldřich 2, Bohumil 2, Vlastimil 2, Rudolf 2, Vratislav 1`),
    FEMALE: drawer(`Marie 14, Jana 9, Věra 7, Eva 7, Hana 6, Anna 6, Jaroslava 6, Ludmila 6, Alena 6, Jiřina 5,
      Zdeňka 5, Božena 4, Helena 4, Květa 2, Libuše 4, Vlasta 3, Drahomíra 2, Dagmar 3, Růžena 3, Blanka 2`),
  },
];

/** People from elsewhere, each kind with its own names. */
const elsewhere = {
  SK: {
    surname: drawer(`Kováč/Kováčová 4, Horváth/Horváthová 4, Varga/Vargová 3, Tóth/Tóthová 3, Baláž/Balážová 3,
      Molnár/Molnárová 3, Lukáč/Lukáčová 2, Hudák/Hudáková 2, Gajdoš/Gajdošová 2, Oravec/Oravcová 2,
      Ďurica/Ďuricová 1, Ľupták/Ľuptáková 1, Krajčír/Krajčírová 1`),
    MALE: drawer("Ján, Jozef, Peter, Juraj, Matej, Ľubomír, Andrej, Rastislav, Štefan"),
    FEMALE: drawer("Zuzana, Katarína, Mária, Ľubica, Jarmila, Barbora, Monika, Silvia, Soňa"),
  },
  UA: {
    surname: drawer("Bondarenko, Kovalenko, Tkačenko, Petrenko, Melnyk, Kravčuk, Lysenko, Hončaruk, Ivanov/Ivanova"),
    MALE: drawer("Oleksandr, Serhij, Andrij, Mykola, Volodymyr, Vitalij"),
    FEMALE: drawer("Oksana, Natalija, Olena, Iryna, Svitlana, Ljudmyla"),
  },
  VN: {
    surname: drawer("Nguyen 5, Tran 2, Pham 2, Le 1, Hoang 1"),
    MALE: drawer("Van Minh, Duc Anh, Van Hung, Quang Huy"),
    FEMALE: drawer("Thi Lan, Thi Huong, Thu Trang, Thi Mai"),
  },
  PL: {
    surname: drawer("Kowalski/Kowalska, Wiśniewski/Wiśniewska, Nowak, Wójcik, Kamiński/Kamińska, Łuczak"),
    MALE: drawer("Paweł, Łukasz, Grzegorz, Tomasz"),
    FEMALE: drawer("Agnieszka, Małgorzata, Elżbieta, Joanna"),
  },
  DE: {
    surname: drawer("Schmidt, Müller, Wagner, Groß, Weiß, Böhm"),
    MALE: drawer("Thomas, Jürgen, Stefan, Günther"),
    FEMALE: drawer("Sabine, Ursula, Christine, Anke"),
  },
};

export type Origin = "CZ" | keyof typeof elsewhere;

/** A given name and a surname in the form of that sex. */
export function drawName(random: Random, origin: Origin, sex: Sex, birthYear: number) {
  const names =
    origin === "CZ"
      ? { surname: czechSurnames, ...czechGivenNames.find(({ since }) => birthYear >= since)! }
      : elsewhere[origin];
  const name = names[sex](random);
  const [masculine = "", feminine = masculine] = names.surname(random).split("/");
  return { name, surname: sex === "FEMALE" ? feminine : masculine };
}
