import { expect } from 'vitest'
import { findDesignBlockers } from '#domain/design/configuration.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { headingText, main } from '../fill-and-press.ts'
import type { ByWizardState, WizardSnapshot } from './happening.ts'
import type { WalkedPage } from './open-walked.ts'
import { isThere } from './press-one.ts'

type AssertSnapshot = (now: WizardSnapshot) => void

const says = (text: string | RegExp) => expect(main()).toMatch(text)
const offers = (name: RegExp, selector?: string) => expect(isThere(name, selector), `${name}`).toBe(true)
const offersNot = (name: RegExp, selector?: string) => expect(isThere(name, selector), `${name}`).toBe(false)
const links = (name: RegExp) => offers(name, 'main a')
const isChecked = (value: string) =>
  expect(document.querySelector<HTMLInputElement>(`main input[value="${value}"]`)?.checked, value).toBe(true)
const onPassing = () => {
  throw new Error('Nobody stays here')
}

const expectStyleStep: AssertSnapshot = (now) => {
  const { upper, colour } = getOpenDesign(now.context)
  expect(headingText()).toBe('Style')
  offers(/^Continue to fit$/)
  isChecked(upper)
  isChecked(colour)
  const field = document.querySelector<HTMLInputElement>('main .sole-field input')
  expect([field?.value, field?.getAttribute('aria-invalid')]).toEqual([
    now.context.soleTyped,
    now.context.soleTextError ? 'true' : null,
  ])
}
const expectFitStep: AssertSnapshot = (now) => {
  expect(headingText()).toBe('Fit')
  offers(/^Continue to the summary$/)
  isChecked(getOpenDesign(now.context).feel)
}
const missesFeet = () => {
  says('we need the measurements of both feet')
  links(/^Measure your feet$/)
  offersNot(/^Continue/)
}
const agreement: AssertSnapshot = ({ context }) => {
  const box = document.querySelector<HTMLInputElement>('main .summary-beside input[type=checkbox]')
  expect(box?.checked).toBe(context.hasAgreed)
  offers(/^Add to cart$/)
  expect(/Please confirm this/.test(main())).toBe(context.isAgreementMissing)
}
const isCartErrorShown: AssertSnapshot = ({ context }) =>
  expect(document.querySelectorAll('main .summary-beside .notice[data-tone=error]')).toHaveLength(
    context.cartError ? 1 : 0,
  )

/** What the page shows in each state. */
export const places: ByWizardState<AssertSnapshot> = {
  scan: {
    checkingFeet: onPassing,
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
    onSampleFeet: expectStyleStep,
    onOwnFeet(now) {
      expectStyleStep(now)
      expect(main()).not.toContain('on sample feet')
    },
  },
  fit: {
    withoutFeet() {
      expect(headingText()).toBe('Fit')
      missesFeet()
    },
    byScan(now) {
      expectFitStep(now)
      says('From the scan alone.')
      offersNot(/^Leave this pair out$/)
    },
    byWear(now) {
      expectFitStep(now)
      expect(document.querySelectorAll('main .worn-pair')).toHaveLength(getOpenDesign(now.context).worn.length)
    },
  },
  summary: {
    checkingPair: onPassing,
    incomplete(now) {
      offersNot(/^Add to cart$/)
      if (!getOpenDesign(now.context).feet) return missesFeet()
      says('One thing is missing before this pair can be ordered')
      links(
        now.context.hasMakeError && findDesignBlockers(getOpenDesign(now.context)).length === 0
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
      isCartErrorShown(now)
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

/**
 * Checks that the page shows the machine's state at the address of its step, and any status of the design from
 * elsewhere.
 */
export function expectInStep({ now: read, path, router }: WalkedPage): void {
  const now = read()
  const step = selectWizardStep(now)
  const inside = (now.value as Record<string, string>)[step] ?? ''
  const looks = places[step] as Readonly<Record<string, AssertSnapshot>>
  expect([path(), router.latestLocation.href]).toEqual(Array(2).fill(`/tabi-gen-01/${step}`))
  looks[inside]?.(now)
  const isListed = !now.hasTag('measuring') && !now.hasTag('measuring-broken')
  const { localDesign, isUnkept } = now.context
  offersMatching(/^Take mine back$/, isListed && !!localDesign)
  expect(/This browser doesn’t save your design/.test(main())).toBe(isListed && isUnkept)
}

const offersMatching = (name: RegExp, isOffered: boolean) => (isOffered ? offers(name) : offersNot(name))
