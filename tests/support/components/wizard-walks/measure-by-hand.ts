import { fireEvent } from '@testing-library/react'
import { respondWithError } from '../../fakes/pretend-shop.ts'
import { headingText } from '../fill-and-press.ts'
import { success } from '../open-screen.tsx'
import { soon, type WalkedPage } from './open-walked.ts'
import { pressOne } from './press-one.ts'

type Screen = readonly [heading: RegExp, act: (isTaken: boolean) => Promise<void>]

const type = async (name: RegExp, text: string) => {
  const input = await soon(() => {
    const label = [...document.querySelectorAll('main label')].find(({ textContent }) => name.test(textContent ?? ''))
    const found = (label as HTMLLabelElement | undefined)?.control
    if (!found) throw new Error(`No field is called ${name}`)
    return found
  })
  fireEvent.change(input, { target: { value: text } })
}

/** The action on each screen of measuring, by a customer with ruler and sheet. */
const screens: readonly Screen[] = [
  [/^Your feet/, () => pressOne(/^Continue with Rosa/)],
  [/^Which size/, () => pressOne(/^Continue without a size/)],
  [
    /^How would you like/,
    async () => {
      fireEvent.click(document.querySelector('main input[value=by_hand]') as Element)
      await pressOne(/./, 'main form button[type=submit]')
    },
  ],
  [/^What you need/, () => pressOne(/^Measure the (left|right) foot/)],
  [
    /^(Left|Right) foot, by hand/,
    async () => {
      await type(/^Length/, headingText()?.startsWith('Left') ? '253' : '255')
      await pressOne(/^Check the numbers/)
    },
  ],
  [/^(Left|Right) foot, as you typed it/, () => pressOne(/^Use this measurement/)],
  [/^Both feet are kept on this device/, () => pressOne(/^Continue without sending/)],
  // A scan sent by another window is used, or measured again where nothing is to be sent.
  [/^Saved in another window/, (isTaken) => pressOne(isTaken ? /^Use this scan$/ : /^Measure again$/)],
]

/** Measures both feet by hand from any screen; the shop saves the scan, or cannot be reached. */
export async function measureByHand(page: WalkedPage, isTaken: boolean): Promise<void> {
  const { shop } = page
  const isOver = () => !page.now().hasTag('measuring')
  for (let last: string | undefined; !isOver(); ) {
    const gate = shop.gates.scans.shift()
    if (gate) gate.answer(isTaken ? scanSummaryResponse() : respondWithError('SERVER_ERROR', 500)())
    const heading = headingText()
    const screen = screens.find(([name]) => name.test(heading ?? ''))
    if (screen && heading !== last) {
      last = heading
      await screen[1](isTaken)
    }
    await soon(() => {
      if (!isOver() && headingText() === heading && shop.gates.scans.length === 0)
        throw new Error(`Stays at ${heading}`)
    })
  }
}

function scanSummaryResponse(): Response {
  const foot = { way: 'by_hand', length_mm: 253, tolerance_mm: 3 }
  return success({
    id: 's1',
    person_id: 'p1',
    state: 'measured',
    measured_at: '2026-11-23T12:00:00.000Z',
    is_old: false,
    quality: 60,
    left: foot,
    right: foot,
    blockers: [],
    rejected_for: [],
  })
}
