import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testPages } from "#tests/kit/pages.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";

const { visitor, database, clock } = await testPages({}, withPlans);
const { owner } = database;
const section = "/nastaveni/zdravotnicke-zarizeni/predplatne";
const change = (type: string, more = "") =>
  `${section}/zmena-predplatneho?newSubscriptionType=${type}&newPaymentFrequency=MONTHLY${more}`;
const clear = () => owner.query("truncate subscriptions, discount_code_uses, rate_limits");
const orders = async () => (await owner.query("select count(*)::int as n from subscriptions")).rows[0].n as number;
const confirm = () =>
  owner.query("update sessions set authenticated_at = $1 where profile_id = any($2)", [
    clock.now,
    [ids.profiles.admin, ids.profiles.manager],
  ]);

test("an administrator chooses a plan, sees what will hold, orders it, and visits order nothing", async () => {
  await clear();
  const admin = visitor("admin");
  const empty = await admin.get(section);
  expect(empty.text("main")).toContain("Zařízení nemá předplatné");
  const choice = await admin.get(`${section}/vyber-predplatneho`);
  expect(choice.all(".plans h2").map((head) => head.text)).toEqual(["START", "SOLO", "TEAM"]);
  expect(choice.text(".plans section:nth-child(3)")).toMatch(/990 Kč za měsíc nebo 9 900 Kč za rok/);
  expect(choice.filled(".plans section:nth-child(3) form")).toEqual({
    newSubscriptionType: ["TEAM"],
    newPaymentFrequency: ["MONTHLY"],
    newUsersLimit: ["4"],
  });
  const address = change("TEAM", "&newUsersLimit=6");
  const summary = await admin.get(address);
  expect(summary.text("main dl")).toMatch(/TEAM pro 6 uživatelů .*dneška .*1 560 Kč za měsíc/);
  await admin.get(`${section}/aktivace-start`);
  await admin.get(`${section}/aktivovano?isStart=1`);
  expect(await orders()).toBe(0);
  const sent = await admin.post(address, summary.filled("main form"));
  expect([sent.status, sent.location]).toEqual([302, `${section}/aktivovano`]);
  const done = await admin.follow(sent);
  expect(done.text("h1")).toBe("Předplatné je aktivní");
  expect(done.text("main dl")).toMatch(/4 z 6.*1 560 Kč za měsíc.*16. 3. 2026 – 15. 4. 2026/);
  expect(await orders()).toBe(1);
});

test("a code is tried before it is used; a wrong one stays in its field with words", async () => {
  await clear();
  const admin = visitor("admin");
  const address = change("TEAM", "&newUsersLimit=6");
  const form = (await admin.get(address)).filled("main form");
  const wrong = await admin.post(address, { ...form, discountCode: "NENI-TAKOVY" });
  expect([wrong.status, wrong.value("discountCode")]).toEqual([400, "NENI-TAKOVY"]);
  expect(wrong.text("[role=alert]")).toContain("Takový kód teď neplatí");
  const tried = await admin.post(address, { ...form, discountCode: "petina-dolu", then: "check" });
  expect([tried.status, tried.value("discountCode")]).toEqual([200, "petina-dolu"]);
  expect(tried.text("main dl")).toMatch(/1 248 Kč za měsíc \(bez slevy 1 560 Kč\).*do 15. 5. 2026/);
  expect(await orders()).toBe(0);
  const sent = await admin.post(address, { ...form, discountCode: "petina-dolu" });
  expect((await admin.follow(sent)).text("main dl")).toContain("1 248 Kč za měsíc");
  for (let at = 0; at < 18; at++) await admin.post(address, { ...form, discountCode: `HADANI-${at}` });
  const limited = await admin.post(address, { ...form, discountCode: "HADANI-99" });
  expect([limited.status, limited.text("[role=alert]")]).toEqual([429, expect.stringContaining("Příliš mnoho pokusů")]);
});

test("fewer users than there are cannot be ordered: their names are on the page, and the order is refused", async () => {
  await clear();
  const admin = visitor("admin");
  for (const address of [change("SOLO"), change("TEAM", "&newUsersLimit=3")]) {
    const page = await admin.get(address);
    expect([address, page.status, page.text("main")]).toEqual([
      address,
      200,
      expect.stringMatching(/obsazených 4\..*Marešová/),
    ]);
    expect(page.all("main form button.btn")).toEqual([]);
  }
  expect((await admin.get(change("TEAM", "&newUsersLimit=99"))).text("main")).toContain(
    "Pro tolik uživatelů tarif není",
  );
  const form = (await admin.get(change("TEAM", "&newUsersLimit=4"))).filled("main form");
  const refused = await admin.post(change("TEAM", "&newUsersLimit=4"), { ...form, usersLimit: "3" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([409, expect.stringContaining("Marešová")]);
  expect(await orders()).toBe(0);
});

test("START is activated, and fewer users, the end and its withdrawal hold from the next period", async () => {
  await clear();
  await owner.query("update profiles set deactivated_at = now() where id = any($1)", [
    [ids.profiles.paramedic, ids.profiles.receptionist],
  ]);
  const admin = visitor("admin");
  const question = await admin.get(`${section}/aktivace-start`);
  const activated = await admin.post(`${section}/aktivace-start`, question.filled("main form"));
  expect(activated.location).toBe(`${section}/aktivovano?isStart=1`);
  expect((await admin.follow(activated)).text("h1")).toBe("START je aktivní");
  const team = change("TEAM", "&newUsersLimit=5");
  await admin.post(team, (await admin.get(team)).filled("main form"));
  const smaller = await admin.get(change("SOLO"));
  expect(smaller.text("main")).toContain("obsazených 2.");
  const end = await admin.get(change("UNSUBSCRIBED"));
  expect(end.text("main")).toMatch(/Nic se nesmaže.*bez předplatného .*16. 4. 2026, od dalšího období/);
  const ended = await admin.post(change("UNSUBSCRIBED"), end.filled("main form"));
  const overview = await admin.follow(ended);
  expect(overview.text("main")).toContain("Předplatné skončí 15. 4. 2026");
  const keep = overview.all("main a.btn")[0]!.getAttribute("href")!.replaceAll("&amp;", "&");
  await admin.post(keep, (await admin.get(keep)).filled("main form"));
  expect((await admin.get(section)).text("main")).not.toContain("Předplatné skončí");
  await owner.query("update profiles set deactivated_at = null where id = any($1)", [
    [ids.profiles.paramedic, ids.profiles.receptionist],
  ]);
});

test("an order asks for the password again, and comes back with what was typed", async () => {
  await clear();
  const manager = visitor("manager");
  const address = change("TEAM", "&newUsersLimit=6");
  const form = (await manager.get(address)).filled("main form");
  await owner.query("update sessions set authenticated_at = null where profile_id = $1", [ids.profiles.manager]);
  const asked = await manager.post(address, { ...form, discountCode: "PETINA-DOLU" });
  expect(asked.location).toMatch(/^\/potvrzeni-totoznosti/);
  const back = new URL(asked.location!, "http://motus.example").searchParams.get("redirect")!;
  expect((await manager.get(back)).value("discountCode")).toBe("PETINA-DOLU");
  await confirm();
});

test("pages are the administrators' alone; a choice that is missing or made up leads back", async () => {
  for (const who of ["paramedic", "receptionist"] as const)
    for (const page of ["", "/vyber-predplatneho", "/zmena-predplatneho", "/aktivovano", "/aktivace-start"])
      expect([page, (await visitor(who).get(`${section}${page}`)).status]).toEqual([page, 403]);
  const admin = visitor("admin");
  expect((await admin.get(`${section}/zmena-predplatneho`)).location).toBe(`${section}/vyber-predplatneho`);
  expect((await admin.get(change("VELKY"))).location).toBe(`${section}/zmena-predplatneho?newPaymentFrequency=MONTHLY`);
  expect((await admin.get(change("TEAM", "&newUsersLimit=mnoho"))).location).toBe(change("TEAM"));
  expect((await admin.post(change("SOLO"), { subscriptionType: "VELKY", version: "0" })).status).toBe(400);
});

test("a page says what to do where a centre without a subscription begins something", async () => {
  await clear();
  const refused = await visitor("receptionist").post("/kartoteka/novy", { name: "Iva", surname: "Nová" });
  expect([refused.status, refused.text("[role=alert]")]).toEqual([
    409,
    expect.stringContaining("Správce zařízení vybere tarif v nastavení, v části Předplatné"),
  ]);
  await owner.query("update medical_centers set booking_active = true");
  const booking = await visitor().get("/rezervace/u-lipy");
  expect([booking.status, booking.text("main")]).toEqual([404, expect.stringContaining("601 000 100")]);
});
