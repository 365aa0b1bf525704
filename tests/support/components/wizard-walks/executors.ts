import { act, fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { setCookie } from '../../fakes/dialogs-and-cookies.ts'
import { respondWithError } from '../../fakes/pretend-shop.ts'
import { turnTab } from '../../fakes/stand-in-browser.ts'
import { success } from '../open-screen.tsx'
import { storeDesigns, writesElsewhere } from '../open-wizard.ts'
import { answerCart, breakWithin, sendsElsewhere } from './around-the-page.ts'
import { changedElsewhere } from './elsewhere.ts'
import type { TestEventByType, WizardTestEvent } from './happening.ts'
import { measureByHand } from './measure-by-hand.ts'
import { soon, type WalkedPage } from './open-walked.ts'
import { chooseOne, isThere, pressOne } from './press-one.ts'
import { hasPublishedDesigns } from './shop-outcomes.ts'

type Executors = {
  readonly [Type in WizardTestEvent['type']]: (page: WalkedPage, event: TestEventByType<Type>) => Promise<void> | void
}

const openDesigns = () => pressOne(/^Your designs?( \(\d+\))?$/)
async function nameDesign(name: string): Promise<void> {
  await openDesigns()
  fireEvent.change(await soon(() => expectOne('main form.design-name input')), { target: { value: name } })
  await pressOne(/^Save name$/)
}
function expectOne(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
/** Saves the unchanged name, so that the design is written again. */
const resendDesign = (page: WalkedPage) => nameDesign(getOpenDesign(page.now().context).name)
/** How each event is caused: by the visitor, by the browser, or by the server. */
export const executors: Executors = {
  async 'xstate.route'(page, { to }) {
    const wanted = `/tabi-gen-01/${to.slice(1)}`
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a, nav a')].find(
      ({ pathname }) => pathname === wanted,
    )
    // Uses the back button where it leads there. A finished step has a link; an unfinished one is opened by its
    // address.
    if (page.pathBefore() === wanted) page.back()
    else if (link) fireEvent.click(link)
    else act(() => page.history.push(wanted))
  },
  'step.confirmed': () => pressOne(/^Continue to /, 'main .button'),
  'measuring.wanted'({ now }, { request }) {
    if (now().hasTag('measuring-broken')) return pressOne(/^Try again/)
    return pressOne(request.isRemeasure ? /^Measure again$/ : /^Choose somebody else’s feet$/)
  },
  'feet.confirmed': () => pressOne(/^Keep the feet you have$/),
  'upper.chosen': (_, { upper }) => chooseOne(upper, /^Upper/),
  'colour.chosen': (_, { colour }) => chooseOne(colour, /^Colour/),
  async 'soleText.typed'(_, { text }) {
    fireEvent.change(await soon(() => expectOne('main .sole-field input')), { target: { value: text } })
  },
  'feel.chosen': (_, { feel }) => chooseOne(feel, /^Feel$/),
  'worn.added': ({ now }) =>
    now().hasTag('by-scan') ? chooseOne('yes', /^Have you worn/) : pressOne(/^I’ve worn another one too$/),
  async 'worn.changed'(_, { feel }) {
    fireEvent.change(await soon(() => expectOne('main .worn-pair select')), { target: { value: feel } })
  },
  'worn.answered': (_, { answer }) => chooseOne(answer, /^Ball$/),
  'worn.removed': () => pressOne(/^Leave this pair out$/),
  'wear.cleared': () => chooseOne('no', /^Have you worn/),
  async 'agreement.accepted'() {
    fireEvent.click(await soon(() => expectOne('main .summary-beside input[type=checkbox]')))
  },
  'cart.wanted': () => pressOne(/^Add to cart$/),
  'design.reopened': () => pressOne(/^Change this pair$/),
  async 'design.begun'() {
    if (isThere(/^Design another pair$/)) return pressOne(/^Design another pair$/)
    await openDesigns()
    await pressOne(/^Begin another pair$/)
  },
  async 'design.opened'() {
    await openDesigns()
    await pressOne(/^Open$/, 'main .other-designs button')
  },
  'design.named': (_, { name }) => nameDesign(name),
  async 'design.removed'() {
    await openDesigns()
    await pressOne(/^Remove this design$/)
    await pressOne(/^Remove it$/)
  },
  'designs.changed': ({ now }) => writesElsewhere(changedElsewhere(now().context.file)),
  'designs.stored': resendDesign,
  async 'designs.notStored'(page) {
    localStorage.removeItem(designFileKey)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await resendDesign(page)
    await soon(() => expect(page.now().context.isUnkept).toBe(true))
    full.mockRestore()
  },
  'shop.listed': (page) => hasPublishedDesigns(page, 'shop.listed'),
  'design.sent': (page) => hasPublishedDesigns(page, 'design.sent'),
  'removal.sent': (page) => hasPublishedDesigns(page, 'removal.sent'),
  'shop.fellSilent': (page) => hasPublishedDesigns(page, 'shop.fellSilent'),
  // The renderer reports it, and this browser has none. Not awaited: drawings that arrive while `act` is awaited count
  // as not requested.
  'making.reported': ({ actor }, event) => void act(() => actor.send(event)),
  'scan.sent': (page, { personId, scanId }) => sendsElsewhere(page, personId, scanId),
  'localDesign.restored': () => pressOne(/^Take mine back$/),
  'status.read': () => pressOne(/^Keep this$/),
  'owner.changed'({ is, shop }, { owner, file }) {
    shop.has([])
    if (owner === 'customer') return is('customer', `customer ${++accounts}`)
    storeDesigns(file)
    return is('signed_out', 'nobody')
  },
  async 'country.changed'({ now }, { country }) {
    if (now().hasTag('not-delivered')) {
      await pressOne(/^Choose another country$/)
      return pressOne(/^United Kingdom/, 'dialog .country-rows button')
    }
    // These pages normally show no list of countries: another window has changed the country, and this tab is shown
    // again.
    setCookie('country_code', country)
    turnTab('visible')
  },
  'shop.reachable': () => void act(() => void window.dispatchEvent(new Event('focus'))),
  async 'xstate.done.actor.footScan'(page, { output }) {
    if (output.kind !== 'abandoned') return measureByHand(page, output.kind === 'saved')
    // The page has no button for it: a visitor who does not want to measure opens another step.
    act(() => page.now().children.footScan?.send({ type: 'scan.abandoned' }))
  },
  'xstate.error.actor.footScan': ({ now }) => breakWithin(now().children.footScan, 'gone'),
  'xstate.done.actor.addToCart': (page, { output }) =>
    answerCart(
      page,
      output.kind === 'added' ? success({ count: output.count }) : respondWithError(output.error.code, 409)(),
    ),
  async 'xstate.error.actor.addToCart'(page) {
    // A browser whose tabs cannot notify each other.
    const { BroadcastChannel: channels } = globalThis
    vi.stubGlobal('BroadcastChannel', undefined)
    await answerCart(page, success({ count: 1 }))
    await soon(() => expect(page.now().hasTag('adding')).toBe(false))
    vi.stubGlobal('BroadcastChannel', channels)
  },
  'xstate.error.actor.designSync': ({ actor }) => breakWithin(actor, 'designSync'),
}

let accounts = 0
