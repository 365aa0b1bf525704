import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { dayMs } from '#domain/time.ts'
import { someScan } from '../support/builders/open-foot-scan.ts'
import {
  choose,
  createErrorResponse,
  heading,
  headingNow,
  openScan,
  press,
} from '../support/components/open-scan-screen.tsx'

const rosa = { id: 'p1', kind: 'self', name: 'Rosa' } as const
const noa = { id: 'p2', kind: 'child', name: 'Noa' } as const
const lastMonth = new Date(Date.now() - 30 * dayMs).toISOString()
const nameField = () => screen.findByRole('textbox', { name: /^(What shall we call (you|them)\?|お名前（呼び名）)$/ })

test.each([
  [
    '/tabi-gen-01/scan',
    'Your feet',
    'Continue',
    'Enter a name. A short one is enough.',
    'Which size do you usually wear?',
  ],
  [
    '/ja/tabi-gen-01/scan',
    '足の計測',
    '進む',
    'お名前をご入力ください。短い呼び名でもかまいません。',
    'ふだんの靴のサイズは？',
  ],
])('at %s requires only a name of a new person', async (address, title, go, error, size) => {
  const { saved } = await openScan({ address })
  await heading(title)
  await press(go)
  const summary = await screen.findByRole('alert')
  await expect
    .poll(() => [summary.textContent?.includes(error), document.activeElement === summary])
    .toEqual([true, true])
  const name = await nameField()
  await userEvent.type(name, 'Rosa')
  await expect.poll(() => document.activeElement).toBe(name)
  await press(go)
  await heading(size)
  expect(saved).toEqual([{ kind: 'self', name: 'Rosa', group: 'neither' }])
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('measures a child with the guardian’s consent, without comparison and with separate texts', async () => {
  const { saved } = await openScan()
  await userEvent.type(await nameField(), 'Noa')
  await choose('A child')
  expect(screen.queryByRole('group', { name: 'Compare the measurements with' })).toBeNull()
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('Tick this first')
  await userEvent.click(screen.getByRole('checkbox', { name: /^I’m this child’s parent or guardian/ }))
  await press('Continue')
  await press('Continue without a size')
  expect(saved).toMatchObject([{ kind: 'child', name: 'Noa', guardian: { version: guardianVersion, language: 'en' } }])
  await choose(/^Draw around your feet/)
  await press('See how to draw')
  expect(await screen.findByText(/^For a child: have them stand/)).toBeTruthy()
})

test('lists people with oneself first and allows another, but only one self', async () => {
  await openScan({ people: [noa, rosa], isCustomer: true })
  const rows = await screen.findAllByRole('radio')
  expect(rows.map((one) => one.closest('label')?.textContent)).toEqual(['NNoa child', 'RRosa you', 'Somebody else'])
  expect(screen.getByRole('button', { name: 'Continue with Rosa' })).toBeTruthy()
  await choose('Somebody else')
  expect(screen.queryByRole('radio', { name: 'Me' })).toBeNull()
  await choose(/^Noa/)
  await press('Continue with Noa')
  await heading('Which size do you usually wear?')
  expect(screen.getByText('Noa')).toBeTruthy()
})

test.each([
  ['people_full', /^There’s no room for another person/],
  ['self_exists', /^You’re already in this list/],
  ['UNAVAILABLE', /^The shop is starting up or paused/],
])('explains an error for a new person (%s) and keeps the input', async (code, words) => {
  const first = { '/scans/people/save': () => createErrorResponse(409, code) }
  await openScan({ first })
  await userEvent.type(await nameField(), 'Rosa')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(((await nameField()) as HTMLInputElement).value).toBe('Rosa')
  await press('Continue')
  await heading('Which size do you usually wear?')
})

test('loads people again on retry after a failure', async () => {
  const first = { '/scans/people': () => createErrorResponse(503, 'UNAVAILABLE') }
  await openScan({ first, people: [rosa], isCustomer: true })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Continue with Rosa' })).toBeTruthy()
})

test('skips the choice for a guest’s only person, who is reachable by Back', async () => {
  await openScan({ people: [rosa] })
  await heading('Which size do you usually wear?')
  await press('Back')
  expect(await screen.findByRole('button', { name: 'Continue with Rosa' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Somebody else' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})

test('states the supported lengths with the first number and warns beside an unsupported one', async () => {
  await openScan({ people: [rosa] })
  expect(await screen.findByText('We can make shoes for feet from 18.0 cm to 31.0 cm long.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size system' }), 'Japan (cm)')
  await userEvent.type(screen.getByRole('textbox', { name: /^Usual shoe size/ }), '32')
  expect(screen.getByText(/^We can’t make shoes for this foot: it’s outside 18\.0 cm to 31\.0 cm/)).toBeTruthy()
  await userEvent.clear(screen.getByRole('textbox', { name: /^Usual shoe size/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Usual shoe size/ }), '99')
  await press('Continue')
  expect(screen.getByText('We don’t know this size. Check the number and the system.')).toBeTruthy()
  expect(headingNow()).toBe('Which size do you usually wear?')
})

test('accepts a child’s usual size and says that no shoes are made for it', async () => {
  await openScan({ people: [noa] })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size system' }), 'Japan (cm)')
  await userEvent.type(screen.getByRole('textbox', { name: /^Usual shoe size/ }), '14')
  expect(screen.getByText(/^We can’t make shoes for this foot/).textContent).toContain('keep the scan all the same')
  await press('Continue')
  await heading('How would you like to measure the left foot?')
})

test.each([
  [rosa, lastMonth, null],
  [rosa, '2024-01-01T12:00:00.000Z', 'Feet change over time, and this scan is old. We suggest that you measure again.'],
  [noa, '2024-01-01T12:00:00.000Z', 'A child’s feet may have grown since. We suggest that you measure again.'],
])('offers the existing scan of %o, measured at %s, before a new one', async (who, measuredAt, warning) => {
  const { savedScans } = await openScan({ people: [{ ...who, scan: { ...someScan(), measuredAt } }] })
  await heading(`We have a scan of ${who.name}`)
  expect(screen.getByRole('radio').closest('label')?.textContent).toMatch(
    /Left 251\.3\smm, right 254\.1\smm\. Quality 88 of 100$/,
  )
  const warned = screen.queryByText(/^(Feet change over time|A child’s feet may)/)
  expect(warned?.textContent ?? null).toBe(warning)
  await press('Use this scan')
  expect(await screen.findByText('Both feet are measured and kept.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue to style' })).toBeTruthy()
  expect(savedScans).toEqual([])
  await press('Measure again')
  await heading('Which size do you usually wear?')
})
