import { type DesignFile, isUntouched, nextToSend } from '#domain/design/design-file.ts'
import { feels } from '#domain/fit/feel.ts'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { rosa } from '../open-wizard.ts'
import { changedElsewhere, firstFile, freeId, goneOnAtShop, nextAfter, savedOutcome, unsent } from './elsewhere.ts'
import type { TestEventByType, WizardSnapshot, WizardTestEvent } from './happening.ts'

type PossibleEvents = {
  readonly [Type in WizardTestEvent['type']]: (now: WizardSnapshot) => readonly TestEventByType<Type>[]
}

/** The open design and the list of the others are on every page except while feet are measured. */
const isListed = (now: WizardSnapshot) => !now.hasTag('measuring') && !now.hasTag('measuring-broken')
const isWorthSaving = ({ removed, designs }: DesignFile) =>
  removed.length > 0 || designs.some(({ design }) => !isUntouched(design))
const isCustomers = ({ context }: WizardSnapshot) => context.owner === 'customer'
const only = <Value>(isSo: boolean, value: () => Value): Value[] => (isSo ? [value()] : [])
const isFitShown = (now: WizardSnapshot) => now.hasTag('by-scan') || now.hasTag('by-wear')
const error = new Error('cannot be')

/**
 * The events that can happen in each state. The machine accepts more: no page allows naming a design while feet are
 * measured.
 */
export const mayHappen: PossibleEvents = {
  'xstate.route': (now) =>
    wizardSteps
      .filter((step) => step !== selectWizardStep(now))
      .map((step) => ({ type: 'xstate.route', to: `#${step}` })),
  'step.confirmed': (now) =>
    only(now.hasTag('feet-chosen') || now.hasTag('step-style') || isFitShown(now), () => ({ type: 'step.confirmed' })),
  'measuring.wanted': (now) => {
    const again = { type: 'measuring.wanted', request: { personId: rosa.id, isRemeasure: true } } as const
    const others = { type: 'measuring.wanted', request: { isRemeasure: false } } as const
    return [
      ...only(now.hasTag('feet-chosen'), () => again),
      ...only((now.hasTag('feet-chosen') && isCustomers(now)) || now.hasTag('measuring-broken'), () => others),
    ]
  },
  'feet.confirmed': (now) =>
    only(now.hasTag('measuring') && !!getOpenDesign(now.context).feet, () => ({ type: 'feet.confirmed' })),
  'upper.chosen': (now) =>
    only(now.hasTag('step-style'), () => ({
      type: 'upper.chosen',
      upper: nextAfter(uppers, getOpenDesign(now.context).upper),
    })),
  'colour.chosen': (now) =>
    only(now.hasTag('step-style'), () => ({
      type: 'colour.chosen',
      colour: nextAfter(colourNames, getOpenDesign(now.context).colour),
    })),
  'soleText.typed': (now) =>
    ['rosa', '足', 'rosa']
      .filter((text) => now.hasTag('step-style') && text !== now.context.soleTyped)
      .map((text) => ({ type: 'soleText.typed', text })),
  'feel.chosen': (now) =>
    only(isFitShown(now), () => ({ type: 'feel.chosen', feel: nextAfter(feels, getOpenDesign(now.context).feel) })),
  'worn.added': (now) =>
    only(isFitShown(now) && getOpenDesign(now.context).worn.length < 2, () => ({
      type: 'worn.added',
      feel: getOpenDesign(now.context).feel,
    })),
  'worn.changed': (now) =>
    only(now.hasTag('by-wear'), () => ({
      type: 'worn.changed',
      index: 0,
      feel: nextAfter(feels, getOpenDesign(now.context).worn[0]?.feel ?? 'natural'),
    })),
  'worn.answered': (now) =>
    only(now.hasTag('by-wear'), () => {
      const before = getOpenDesign(now.context).worn[0]?.answers.left.ball
      const answer = before === 'tight' ? 'loose' : 'tight'
      return { type: 'worn.answered', index: 0, sides: ['left', 'right'], zone: 'ball', answer }
    }),
  'worn.removed': (now) => only(now.hasTag('by-wear'), () => ({ type: 'worn.removed', index: 0 })),
  'wear.cleared': (now) => only(now.hasTag('by-wear'), () => ({ type: 'wear.cleared' })),
  'agreement.accepted': ({ context }) => [{ type: 'agreement.accepted', hasAgreed: !context.hasAgreed }],
  'cart.wanted': () => [{ type: 'cart.wanted' }],
  'design.reopened': () => [{ type: 'design.reopened' }],
  'design.begun': (now) =>
    only(isListed(now) && now.context.file.designs.length < 2, () => ({
      type: 'design.begun',
      id: freeId(now.context.file),
    })),
  'design.opened': (now) =>
    now.context.file.designs
      .filter(({ design }) => isListed(now) && design.id !== now.context.file.open)
      .map(({ design: { id } }) => ({ type: 'design.opened', id })),
  'design.named': (now) =>
    only(isListed(now), () => ({
      type: 'design.named',
      name: nextAfter(['', 'For the sea', 'For the garden'], getOpenDesign(now.context).name),
    })),
  'design.removed': (now) =>
    only(isListed(now), () => ({
      type: 'design.removed',
      id: now.context.file.open,
      newId: freeId(now.context.file),
    })),
  'designs.changed': ({ context }) => [{ type: 'designs.changed', file: changedElsewhere(context.file) }],
  'designs.stored': (now) => only(isListed(now), () => ({ type: 'designs.stored' })),
  // An untouched design is not written.
  'designs.notStored': (now) =>
    only(isListed(now) && isWorthSaving(now.context.file), () => ({ type: 'designs.notStored' })),
  'shop.listed': (now) =>
    only(isCustomers(now), () => ({ type: 'shop.listed', designs: goneOnAtShop(now.context.file) })),
  'design.sent': (now) => {
    const { file } = now.context
    const sent = isCustomers(now) && file.removed.length === 0 ? nextToSend(file) : undefined
    return sent ? [{ type: 'design.sent', sent, revision: (sent.base ?? 0) + 1 }] : []
  },
  'removal.sent': (now) =>
    now.context.file.removed.slice(0, isCustomers(now) ? 1 : 0).map((id) => ({ type: 'removal.sent', id })),
  'shop.fellSilent': (now) =>
    only(isCustomers(now), () => ({ type: 'shop.fellSilent', error: { code: 'SERVER_ERROR' } })),
  'making.reported': ({ context }) => [{ type: 'making.reported', hasMakeError: !context.hasMakeError }],
  'scan.sent': ({ context }) => {
    const { feet, person } = getOpenDesign(context)
    return only(feet !== undefined && feet.left.scanId === undefined, () => ({
      type: 'scan.sent',
      personId: person?.id ?? '',
      scanId: 's9',
    }))
  },
  'localDesign.restored': (now) =>
    only(isListed(now) && !!now.context.localDesign, () => ({ type: 'localDesign.restored' })),
  'status.read': (now) => only(isListed(now) && !!now.context.localDesign, () => ({ type: 'status.read' })),
  'owner.changed': (now) => [
    isCustomers(now)
      ? { type: 'owner.changed', owner: 'guest', file: firstFile }
      : { type: 'owner.changed', owner: 'customer', file: now.context.file },
  ],
  'country.changed': ({ context }) => [{ type: 'country.changed', country: context.country === 'GB' ? 'FR' : 'GB' }],
  'shop.reachable': () => [{ type: 'shop.reachable' }],
  'xstate.done.actor.footScan': () => [
    { type: 'xstate.done.actor.footScan', output: savedOutcome },
    { type: 'xstate.done.actor.footScan', output: unsent },
    { type: 'xstate.done.actor.footScan', output: { kind: 'abandoned' } },
  ],
  'xstate.error.actor.footScan': () => [{ type: 'xstate.error.actor.footScan', error }],
  'xstate.done.actor.addToCart': () => [
    { type: 'xstate.done.actor.addToCart', output: { kind: 'added', count: 1 } },
    { type: 'xstate.done.actor.addToCart', output: { kind: 'refused', error: { code: 'cart_full' } } },
  ],
  'xstate.error.actor.addToCart': () => [{ type: 'xstate.error.actor.addToCart', error }],
  'xstate.error.actor.designSync': () => [{ type: 'xstate.error.actor.designSync', error }],
}
