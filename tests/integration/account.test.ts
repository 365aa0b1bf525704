import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const input = { given_name: 'Mika', family_name: 'Mori', language: 'en', country: 'GB' }

test('returns a profile as it was entered and rejects a visitor who is not signed in', async () => {
  const mika = await newMember(api)
  expect((await mika.call('/user/profile')).data).toEqual({
    email: mika.email,
    given_name: 'Mika',
    family_name: 'Mori',
    given_kana: null,
    family_kana: null,
    phone: null,
    phone_shown: null,
    language: 'en',
    country: 'GB',
    created_at: api.now().toISOString(),
  })
  expect((await api.send('/user/profile')).status).toBe(401)
})

test('normalises names, kana and phone number of a saved profile', async () => {
  const mika = await newMember(api)
  const { data } = await mika.call('/user/profile/save', {
    given_name: ' 美香 ',
    family_name: '森',
    given_kana: 'みか',
    family_kana: 'ﾓﾘ',
    phone: '０９０－１２３４－５６７８',
    language: 'ja',
    country: 'JP',
  })
  expect(data).toMatchObject({
    given_name: '美香',
    given_kana: 'ミカ',
    family_kana: 'モリ',
    phone: '+819012345678',
    phone_shown: '090-1234-5678',
    language: 'ja',
    country: 'JP',
  })
  expect((await mika.call('/user/profile')).data).toEqual(data)
})

test('requires kana by country, not by language, and clears them when the country changes', async () => {
  const mika = await newMember(api)
  const inJapan = { ...input, country: 'JP' }
  const failed = await mika.call('/user/profile/save', inJapan)
  expect(failed.said.fields.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
    ['family_kana', 'too_small'],
    ['given_kana', 'too_small'],
  ])
  await mika.call('/user/profile/save', { ...inJapan, given_kana: 'ミカ', family_kana: 'モリ' })
  const { data } = await mika.call('/user/profile/save', { ...input, given_kana: 'ミカ', language: 'ja' })
  expect([data.given_kana, data.family_kana, data.language]).toEqual([null, null, 'ja'])
})

test.each([
  [{ given_name: '  ' }, 'given_name', 'too_small'],
  [{ family_name: 'M'.repeat(61) }, 'family_name', 'too_big'],
  [{ given_name: 'Mika\r\nBcc: all@example.com' }, 'given_name', 'invalid_format'],
  [{ given_name: 'a‮b' }, 'given_name', 'invalid_format'],
  [{ phone: '12' }, 'phone', 'invalid_format'],
  [{ country: 'XX' }, 'country', 'invalid_value'],
  [{ language: 'fr' }, 'language', 'invalid_value'],
  [{ email: 'other@example.com' }, '', 'unrecognized_keys'],
  [{ id: 'another' }, '', 'unrecognized_keys'],
])('rejects %j with a field error and changes nothing', async (invalid, field, code) => {
  const mika = await newMember(api)
  const { status, said } = await mika.call('/user/profile/save', { ...input, given_name: 'Other', ...invalid })
  expect([status, said.fields[0].field, said.fields[0].code]).toEqual([400, field, code])
  expect((await mika.call('/user/profile')).data).toMatchObject({ given_name: 'Mika', email: mika.email })
})

test('stores SQL and markup in a name as plain text', async () => {
  const mika = await newMember(api)
  const name = `'; drop table customers; -- <img src=x onerror=alert(1)>`
  expect((await mika.call('/user/profile/save', { ...input, given_name: name })).data.given_name).toBe(name)
  expect((await mika.call('/user/profile')).data.given_name).toBe(name)
})

test('stores one of many simultaneous profile saves completely', async () => {
  const mika = await newMember(api)
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      mika.call('/user/profile/save', { ...input, given_name: `given ${index}`, family_name: `family ${index}` }),
    ),
  )
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
  const { data } = await mika.call('/user/profile')
  expect(data.family_name.replace('family', 'given')).toBe(data.given_name)
})

test('lists the agreements word for word, newest first, and records each newsletter subscription change', async () => {
  const mika = await newMember(api)
  const expectNewsletter = (isWanted: boolean, version = '1') =>
    mika.call('/user/newsletter', { is_wanted: isWanted, language: 'en', version })
  expect((await mika.call('/user/agreements')).data.wants_newsletter).toBe(false)
  await expectNewsletter(true)
  api.pass(1_000)
  expect((await expectNewsletter(true)).data.agreements).toHaveLength(1)
  api.pass(1_000)
  const { data } = await expectNewsletter(false)
  expect(data.wants_newsletter).toBe(false)
  expect(data.agreements.map((one: { is_given: boolean }) => one.is_given)).toEqual([false, true])
  expect(data.agreements[0].wording).toContain('Write to me')
  expect((await expectNewsletter(true, '99')).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 10 }, () => expectNewsletter(true)))
  expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await mika.call('/user/agreements')).data.agreements).toHaveLength(3)
})

test('lists the countries a customer waits for and removes the requested one for them alone', async () => {
  const [mika, other] = [await newMember(api), await newMember(api)]
  for (const country of ['FR', 'DE'] as const)
    await api.db
      .insertInto('country_waitlist')
      .values({ email: mika.email, country, language: 'en', wording: 'Write to me.', created_at: api.now() })
      .execute()
  await other.call('/country/waitlist/leave', { country: 'FR' })
  const listed = await mika.call('/user/agreements')
  expect(listed.data.waiting_lists.map(({ country }: { country: string }) => country).toSorted()).toEqual(['DE', 'FR'])
  const left = await mika.call('/country/waitlist/leave', { country: 'FR' })
  expect(left.data.waiting_lists).toMatchObject([{ country: 'DE', wording: 'Write to me.' }])
  expect((await mika.call('/country/waitlist/leave', { country: 'zz' })).status).toBe(400)
})
