import { expect, test } from 'vitest'
import { daysText } from './use-days-text.ts'

test.each([
  ['en-GB', '2026-12-18', '2026-12-20', '18–20 December 2026'],
  ['en-GB', '2026-11-29', '2026-12-02', '29 November–2 December 2026'],
  ['en-GB', '2026-12-30', '2027-01-02', '30 December 2026–2 January 2027'],
  ['en-GB', '2026-12-18', '2026-12-18', '18 December 2026'],
  ['ja-JP', '2026-12-18', '2026-12-20', '2026年12月18日〜20日'],
  ['ja-JP', '2026-11-29', '2026-12-02', '2026年11月29日〜12月2日'],
  ['ja-JP', '2026-12-30', '2027-01-02', '2026年12月30日〜2027年1月2日'],
  ['ja-JP', '2026-12-18', '2026-12-18', '2026年12月18日'],
])('%s writes %s to %s as %s', (form, first, last, text) => {
  const noon = (day: string) => new Date(`${day}T12:00:00`)
  expect(daysText(noon(first), noon(last), form).replace(/\s*–\s*/, '–')).toBe(text)
})
