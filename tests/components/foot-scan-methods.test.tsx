import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, heading, headingNow, openScan, press } from '../support/components/open-scan-screen.tsx'

const people = [{ id: 'p1', kind: 'self', name: 'Rosa' }] as const
const begun = { personId: 'p1', doFeetDiffer: false, isUnderWay: false } as const

const rowsNow = () =>
  screen
    .getAllByRole('radio')
    .map((one) => within(one.closest('label') as HTMLElement).getByText(/./, { selector: 'strong' }).textContent)
const chosenNow = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

async function openMethods(device: { isPhone?: boolean; cannotMeasure?: boolean } = {}) {
  await openScan({ people, ...device })
  await press('Continue without a size')
  await heading('How would you like to measure the left foot?')
}

test('starts with another phone on a computer, followed by tracing', async () => {
  await openMethods()
  expect(rowsNow()).toEqual([
    'With another phone',
    'Draw around your feet',
    'Stand on the paper',
    'A photo you already have',
    'By hand',
  ])
  expect([chosenNow(), screen.getByRole('button', { name: 'Connect a phone' }).tagName]).toEqual([
    'other_phone',
    'BUTTON',
  ])
  expect(screen.getByText(/bring the photos of the sheets to this computer/)).toBeTruthy()
})

test('starts with tracing by the phone’s own camera', async () => {
  await openMethods({ isPhone: true })
  expect([rowsNow()[0], rowsNow().at(-1), chosenNow()]).toEqual([
    'Draw around your feet',
    'With another phone',
    'trace',
  ])
  expect(screen.getByText(/^With paper, a pen and this phone/)).toBeTruthy()
  await press('See how to draw')
  await press('Measure the left foot')
  expect(screen.getByLabelText('Take the photo').getAttribute('capture')).toBe('environment')
  const other = screen.getByLabelText(/^Photo of the sheet with the left foot/)
  expect([other.getAttribute('capture'), other.closest('label')?.textContent]).toEqual([null, 'Choose a photo'])
})

test('offers methods that work in a browser that cannot measure, and explains it', async () => {
  await openMethods({ isPhone: true, cannotMeasure: true })
  expect(screen.getByText(/such as LINE or Instagram, open it in Safari or Chrome/)).toBeTruthy()
  expect([rowsNow(), chosenNow()]).toEqual([['By hand', 'With another phone'], 'by_hand'])
})

test('warns of lower certainty before the choice, and shows store codes as coming without a button', async () => {
  await openMethods()
  const stand = screen.getByRole('radio', { name: /^Stand on the paper/ }).closest('label')
  expect(stand?.textContent).toContain('The tolerances are larger than with an outline')
  expect(screen.getByText(/Your code from the visit will work here/).textContent).toContain('Booking isn’t open yet.')
})

test.each([
  [/^Draw around/, 'See how to draw', 'How to draw around a foot', 'Draw all the way round'],
  [/^Stand on/, 'See how to stand', 'How to stand on the paper', 'Stand on it, heel at the wall'],
  [/^A photo you/, 'See which photos work', 'Which photos work', 'JPEG, PNG or WebP'],
  [/^By hand/, 'See what you need', 'What you need to measure by hand', /^A pencil, and a ruler/],
  [/^With another phone/, 'Connect a phone', 'Measure with another phone', /^A phone with a camera/],
])('%s: shows instructions before the measurement, and returns to the methods', async (way, next, title, words) => {
  await openMethods()
  await choose(way)
  await press(next)
  await heading(title)
  expect(screen.getByText(words)).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe(title)
  await press('Back')
  expect(headingNow()).toBe('How would you like to measure the left foot?')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: way }).checked).toBe(true)
})

test('offers methods for the right foot in Japanese', async () => {
  await openScan({ address: '/ja/tabi-gen-01/scan', people, drafts: [{ ...begun, way: 'trace' }] })
  await heading('左足の写真')
  await press('別の方法で測る')
  await heading('左足をどの方法で測りますか')
  expect(screen.getByText(/ご予約の受付は、まだ始まっていません。/)).toBeTruthy()
  expect(chosenNow()).toBe('trace')
})
