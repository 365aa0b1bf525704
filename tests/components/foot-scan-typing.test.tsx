import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'
import { dayMs } from '#domain/time.ts'
import { focused, headingText } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { openDraft, rosasKey, rosaThere } from '../support/components/open-draft.tsx'

freshBrowser()
beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem(rosasKey) ?? '{}').draft as ScanDraft
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const summary = () => document.querySelector('.error-summary')
const findErrorBeside = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

async function openTyping(base: '' | '/ja' = '') {
  const opened = await openDraft({ way: 'by_hand' }, { base })
  await screen.findByRole('heading', { level: 1, name: /^(Left foot, by hand|左足の寸法を入力)$/ })
  return opened
}

async function type(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const input = field(new RegExp(`^${name}`))
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
}
const check = () => userEvent.click(screen.getByRole('button', { name: /^(Check the numbers|数字を確かめる)$/ }))
const use = () => userEvent.click(screen.getByRole('button', { name: /^(Use this measurement|この寸法を使う)$/ }))

test('types, reviews and accepts both feet in turn, each focused at its heading', async () => {
  const { requestsTo } = await openTyping()
  await type({ Length: '253', 'Ball width': '98' })
  await choose(/^Greek/)
  await check()
  await expect
    .poll(() => [headingText(), focused()?.textContent])
    .toEqual(['Left foot, as you typed it', 'Left foot, as you typed it'])
  await use()
  await expect
    .poll(() => [headingText(), focused()?.textContent])
    .toEqual(['Right foot, by hand', 'Right foot, by hand'])
  expect(field(/^Length/).value).toBe('')
  const left = stored().left?.scanned
  expect(left?.way).toBe('by_hand')
  expect(left?.foot.figures.lengthMm).toEqual({ value: 253, tolerance: 3, method: 'typed' })
  expect(left?.foot.toeForm).toEqual({ value: 'greek', method: 'typed' })
  await type({ Length: '255' })
  await check()
  await use()
  await expect.poll(() => requestsTo('/scans/save')).toHaveLength(1)
  expect(requestsTo('/scans/save')[0]?.body).toMatchObject({ person_id: 'p1', scan: { right: { way: 'by_hand' } } })
})

test('stores typed feet of a child and says that no shoes are made for them', async () => {
  const { requestsTo } = await openTyping()
  for (const length of ['145', '147']) {
    await type({ Length: length })
    await check()
    expect(screen.getByText(/^We make shoes for feet from 180\.0 mm to 310\.0 mm long\./)).toBeTruthy()
    await use()
  }
  await expect.poll(() => requestsTo('/scans/save')).toHaveLength(1)
  expect(requestsTo('/scans/save')[0]?.body).toMatchObject({
    scan: { left: { foot: { figures: { lengthMm: { value: 145 } } } } },
  })
})

test('timestamps an accepted foot by the shop’s time, despite a wrong device clock', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  const inTwoDays = Date.now() + 2 * dayMs
  const people = () =>
    Response.json(
      { status: 'success', data: { people: [rosaThere] } },
      { headers: { date: new Date(inTwoDays).toUTCString() } },
    )
  await openDraft({ way: 'by_hand' }, { answers: { '/scans/people': people }, hasSession: true })
  await screen.findByRole('heading', { level: 1, name: 'Left foot, by hand' })
  await type({ Length: '253' })
  await check()
  await use()
  expect(Math.abs(Date.parse(stored().left?.at ?? '') - inTwoDays)).toBeLessThan(60_000)
})

test.each([
  ['', '180 mm', '310 mm', 'cm', '18.0 cm'],
  ['/ja', '18.0 cm', '31.0 cm', 'mm', '180 mm'],
] as const)(
  '%s/tabi-gen-01/scan states the supported lengths before the first number, in its unit',
  async (base, min, max, other, then) => {
    await openTyping(base)
    const help = () =>
      document.getElementById(`${field(/^(Length|足長)/).id}-help`)?.textContent?.replaceAll('\u00a0', ' ')
    expect(help()).toContain(min)
    expect(help()).toContain(max)
    await choose(new RegExp(`^${other}$`))
    expect(help()).toContain(then)
  },
)

test('converts numbers to another unit and restores them as typed', async () => {
  await openTyping()
  await type({ Length: '253', 'Heel width': 'about 6' })
  await choose(/^inches$/)
  expect([field(/^Length/).value, field(/^Heel width/).value]).toEqual(['9.96', 'about 6'])
  await type({ 'Ball width': '3 7/8' })
  await choose(/^mm$/)
  expect([field(/^Length/).value, field(/^Ball width/).value]).toEqual(['253', '98.4'])
  await choose(/^inches$/)
  expect(field(/^Ball width/).value).toBe('3 7/8')
  await type({ 'Heel width': '68 mm' })
  await check()
  await use()
  const figures = stored().left?.scanned.foot.figures
  // Not the rounded numbers shown in between.
  expect([figures?.lengthMm.value, figures?.ballWidthMm?.value, figures?.heelWidthMm?.value]).toEqual([253, 98.43, 68])
})

test('keeps typed numbers when returning from the review', async () => {
  await openTyping()
  await type({ Length: '25.3 cm' })
  await check()
  await userEvent.click(screen.getByRole('button', { name: 'Change the numbers' }))
  expect(field(/^Length/).value).toBe('25.3 cm')
  expect(headingText()).toBe('Left foot, by hand')
})

test.each([
  [{}, /^Length/, 'Length: enter a number in mm, such as 255.'],
  [{ Length: 'long' }, /^Length/, 'Length: enter a number in mm, such as 255.'],
  [{ Length: '80' }, /^Length/, 'Length: enter 90 to 410 mm.'],
  [
    { Length: '253', 'Ball width': '130' },
    /^Ball width/,
    'The ball width doesn’t go with the length. Measure straight from side to side, not around the foot, and check the length.',
  ],
  [
    { Length: '253', 'Heel width': '100' },
    /^Heel width/,
    'The heel width doesn’t go with the length. Measure the heel from side to side where it’s widest, and check the length.',
  ],
  [
    { Length: '253', 'Ball girth': '300' },
    /^Ball girth/,
    'The ball girth doesn’t go with the length. Put the tape once around the foot at the ball, and check the length.',
  ],
  [
    { Length: '253', 'Ball width': '110', 'Ball girth': '200' },
    /^Ball girth/,
    'The ball girth doesn’t go with the ball width. The girth is all the way around the foot, the width straight from side to side.',
  ],
  [
    { Length: '253', 'Instep height': '100' },
    /^Instep height/,
    'The instep height doesn’t go with the length. Measure straight up from the floor to the top of the foot, halfway along it.',
  ],
] as const)('shows the error of %j beside its field and in a focused summary', async (texts, name, error) => {
  await openTyping()
  await type(texts)
  await check()
  await expect.poll(() => focused()).toBe(summary())
  expect(summary()?.textContent).toContain(error)
  expect(findErrorBeside(field(name))).toBe(error)
  await userEvent.click(within(summary() as HTMLElement).getByRole('link'))
  await expect.poll(() => focused()).toBe(field(name))
  expect(stored().left).toBeUndefined()
})

test('translates the summary to another unit without moving the focus', async () => {
  await openTyping()
  await type({ Length: '80' })
  await check()
  await choose(/^cm$/)
  expect(summary()?.textContent).toContain('Length: enter 9.0 to 41.0 cm.')
  await expect.poll(() => focused()).toBe(screen.getByRole('radio', { name: 'cm' }))
  await check()
  await expect.poll(() => focused()).toBe(summary())
})

test('uses centimetres by default in Japanese and rejects inconsistent numbers', async () => {
  await openTyping('/ja')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cm' }).checked).toBe(true)
  await type({ 足長: '25.3', 足囲: '30' })
  await check()
  expect(summary()?.textContent).toContain(
    '足囲と足長が釣り合いません。親指と小指の付け根を通るようにメジャーを足に巻いて測り、足長もお確かめください。',
  )
  await type({ 足囲: '24' })
  await check()
  expect(headingText()).toBe('左足（入力された寸法）')
})

test('shows the measuring steps and collapses them for the second foot', async () => {
  await openTyping()
  const how = () => document.querySelector<HTMLDetailsElement>('.paper-and-wall')
  expect(how()?.open).toBe(true)
  expect(how()?.querySelectorAll('li svg')).toHaveLength(5)
  await type({ Length: '253' })
  await check()
  await use()
  expect(how()?.open).toBe(false)
})

test('works by keyboard alone', async () => {
  await openTyping()
  await userEvent.tab()
  for (let steps = 0; focused() !== field(/^Length/) && steps < 40; steps += 1) await userEvent.tab()
  await userEvent.keyboard('253{Enter}')
  expect(headingText()).toBe('Left foot, as you typed it')
  for (let steps = 0; focused()?.textContent !== 'Use this measurement' && steps < 20; steps += 1) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(headingText()).toBe('Right foot, by hand')
})
