import { expect } from 'vitest'
import { missingOf } from '#domain/design/configuration.ts'
import { stepOf } from '#machines/tabi-gen-01/step-of.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { headingText, main } from '../fill-and-press.ts'
import type { OfEveryPlace, WizardSnapshot } from './happening.ts'
import type { WalkedPage } from './open-walked.ts'
import { isThere } from './press-one.ts'

type Look = (now: WizardSnapshot) => void

const says = (text: string | RegExp) => expect(main()).toMatch(text)
const offers = (name: RegExp, selector?: string) => expect(isThere(name, selector), `${name}`).toBe(true)
const offersNot = (name: RegExp, selector?: string) => expect(isThere(name, selector), `${name}`).toBe(false)
const links = (name: RegExp) => offers(name, 'main a')
const isChecked = (value: string) =>
  expect(document.querySelector<HTMLInputElement>(`main input[value="${value}"]`)?.checked, value).toBe(true)
const onPassing = () => {
  throw new Error('Nobody stays here')
}

const styleOf: Look = (now) => {
  const { upper, colour } = designOf(now.context)
  expect(headingText()).toBe('Style')
  offers(/^Continue to fit$/)
  isChecked(upper)
  isChecked(colour)
  const field = document.querySelector<HTMLInputElement>('main .sole-field input')
  expect([field?.value, field?.getAttribute('aria-invalid')]).toEqual([
    now.context.soleTyped,
    now.context.soleFault ? 'true' : null,
  ])
}
const fitOf: Look = (now) => {
  expect(headingText()).toBe('Fit')
  offers(/^Continue to the summary$/)
  isChecked(designOf(now.context).feel)
}
const missesFeet = () => {
  says('we need the measurements of both feet')
  links(/^Measure your feet$/)
  offersNot(/^Continue/)
}
const agreement: Look = ({ context }) => {
  const box = document.querySelector<HTMLInputElement>('main .slip-beside input[type=checkbox]')
  expect(box?.checked).toBe(context.hasAgreed)
  offers(/^Add to cart$/)
  expect(/Please confirm this/.test(main())).toBe(context.isAgreementMissing)
}
const cartFault: Look = ({ context }) =>
  expect(document.querySelectorAll('main .slip-beside .notice[data-tone=wrong]')).toHaveLength(
    context.cartFault ? 1 : 0,
  )

/** What stands on the page in each state. */
export const places: OfEveryPlace<Look> = {
  scan: {
    deciding: onPassing,
    chosen() {
      expect(headingText()).toBe('Your feet')
      offers(/^Continue to style$/)
      offers(/^Measure again$/)
    },
    measuring() {
      expect(headingText()).toMatch(/feet|foot|size|measure|scan|window/i)
      offersNot(/^Continue to style$/)
    },
    broken() {
      says('Measuring has stopped because of a fault of ours')
      offers(/^Try again/)
    },
  },
  style: {
    onSampleFeet: styleOf,
    onOwnFeet(now) {
      styleOf(now)
      expect(main()).not.toContain('on sample feet')
    },
  },
  fit: {
    withoutFeet() {
      expect(headingText()).toBe('Fit')
      missesFeet()
    },
    byScan(now) {
      fitOf(now)
      says('From the scan alone.')
      offersNot(/^Leave this pair out$/)
    },
    byWear(now) {
      fitOf(now)
      expect(document.querySelectorAll('main .worn-pair')).toHaveLength(designOf(now.context).worn.length)
    },
  },
  summary: {
    deciding: onPassing,
    incomplete(now) {
      offersNot(/^Add to cart$/)
      if (!designOf(now.context).feet) return missesFeet()
      says('One thing is missing before this pair can be ordered')
      links(
        now.context.isRefused && missingOf(designOf(now.context)).length === 0
          ? /^Choose another upper$/
          : /^Go to the feet$/,
      )
    },
    notDelivered() {
      says('We don’t deliver to France yet')
      offers(/^Join the list/)
      offersNot(/^Add to cart$/)
    },
    toAgree(now) {
      agreement(now)
      cartFault(now)
      expect(document.querySelector('main [aria-busy=true]')).toBeNull()
    },
    adding() {
      expect(document.querySelector('main .wizard-action [aria-busy=true]')?.textContent).toBe('Add to cart')
    },
    added() {
      says('Your pair is in the cart')
      links(/^Go to the cart$/)
      offers(/^Change this pair$/)
      offers(/^Design another pair$/)
      offersNot(/^Add to cart$/)
    },
  },
}

/** The page shows where the machine is, at the address of its step, with what became of the design elsewhere. */
export function expectInStep({ now: read, path, router }: WalkedPage): void {
  const now = read()
  const step = stepOf(now)
  const inside = (now.value as Record<string, string>)[step] ?? ''
  const looks = places[step] as Readonly<Record<string, Look>>
  expect([path(), router.latestLocation.href]).toEqual(Array(2).fill(`/tabi-gen-01/${step}`))
  looks[inside]?.(now)
  const isListed = !now.hasTag('measuring') && !now.hasTag('measuring-broken')
  const { mine, isUnkept } = now.context
  offersMatching(/^Take mine back$/, isListed && !!mine)
  expect(/This browser doesn’t save your design/.test(main())).toBe(isListed && isUnkept)
}

const offersMatching = (name: RegExp, isOffered: boolean) => (isOffered ? offers(name) : offersNot(name))
