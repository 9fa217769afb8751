import { expect, test } from "vitest";
import { emails, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const logIn = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;

test("a right password opens a session that acts as the user's profile", async () => {
  const { data } = await api.call(null, logIn, { username: emails.paramedic, password });
  const me = await api.call(
    { token: data.authLogin.accessToken },
    `{ me { email roles profile { fullName medicalCenter { name } } } }`,
  );
  expect(me.data.me).toEqual({
    email: emails.paramedic,
    roles: ["ROLE_PARAMEDIC"],
    profile: { fullName: "Petr Šindelář", medicalCenter: { name: "Rehabilitace U Lípy" } },
  });
});

test("a wrong password and an unknown address get the same answer", async () => {
  const wrong = await api.call(null, logIn, { username: emails.admin, password: "something else" });
  const unknown = await api.call(null, logIn, { username: "nobody@lipa.example", password: "something else" });
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({ status: 400, errors: [{ extensions: { code: "E008" } }] });
});

test("an anonymous caller gets the answer that nobody is signed in", async () => {
  expect(await api.call(null, `{ me { id } }`)).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: "E001" } }],
  });
});
