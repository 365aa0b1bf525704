import { expect, test } from 'vitest'
import { actorFindings, stateNames } from './actors.ts'
import { sourceTree } from './source-tree.ts'

const states = new Set(['valid', 'refreshing'])
const findActorErrors = (file: string, text: string) =>
  actorFindings(new Map([[file, text]]), states).map(({ why }) => why)

const view = 'src/features/cart/cart.tsx'
const machine = 'machines/cart/cart.machine.ts'

test.each([
  ["export const isOpen = snapshot.matches({ picture: 'open' })"],
  ["export const isOpen = (now) => now().matches({ picture: 'open' })"],
  ["export const isIn = actor.getSnapshot().matches('elsewhere')"],
  ["export const isIn = session?.matches('valid')"],
  ["export const isIn = session.matches('refreshing.asking')"],
  ['export const isIn = (snapshot, name) => snapshot.matches(name)'],
  ['export const isIn = (session, name) => session.matches(name)'],
  ['export const isIn = (session, name) => session.matches(name as never)'],
  ["const name = 'valid'\nexport const isIn = session.matches(name)"],
  ["export const isIn = snapshot.value === 'open'"],
  ["export const isIn = 'open' !== (actor.getSnapshot() as Now).value"],
  ["export const isIn = useStateOf(actor, (now) => now.value === 'valid')"],
  ["export const isIn = useStateOf(actor, ({ value }) => value === 'valid')"],
  ["export const isIn = choice.state() === 'changing'"],
  ["switch (snapshot.value) { case 'open': show() }"],
  ["import { matchesState } from 'xstate'\nexport const isIn = matchesState('open', value)"],
  ["import { matchesState as isState } from 'xstate'"],
  ["export const isIn = xstate.matchesState('open', value)"],
])('rejects a query for a state by its name, in views and in machines: %s', (text) => {
  for (const file of [view, machine])
    expect(findActorErrors(file, text)).toEqual(['tags and can() are asked for, not states'])
})

test.each([
  ["import { createActor } from 'xstate'\ncreateActor(cart)"],
  ["import { useActorRef } from '@xstate/react'\nexport const useCart = () => useActorRef(cart)"],
  ["import { useMachine } from '@xstate/react'\nexport const useCart = () => useMachine(cart)"],
  ["import { createActor as begin } from 'xstate'\nbegin(cart)"],
  ["import * as xstate from 'xstate'\nxstate.createActor(cart)"],
  ["const { createActor: begin } = await import('xstate')\nbegin(cart)"],
  ["export { createActor as begin } from 'xstate'"],
])('rejects an actor that starts outside src/actors, even next to its machine: %s', (text) => {
  for (const file of [view, machine, 'machines/stray.ts'])
    expect(findActorErrors(file, text)).toEqual(['actors start in src/actors'])
})

test.each([
  ["setup({ guards: { isFree: notProvided('isFree') } })"],
  ["setup({ guards: { isFree: notProvided<[], boolean>('isFree') as Guard } })"],
  ["const isFree = notProvided('isFree')\nsetup({ guards: { isFree } })"],
  ["createMachine({ on: { go: { guard: notProvided('isFree'), target: 'a' } } })"],
])('rejects a guard that has to be provided from outside: %s', (text) => {
  expect(findActorErrors(machine, text)).toEqual(['a guard is pure, and provided by nobody'])
})

test.each([
  ['countryMachine.provide({ guards: { isDefault: () => Date.now() > 0 } })'],
  ['countryMachine.provide({ actions, guards })'],
  ["countryMachine.provide({ 'guards': {} } as never)"],
  ['const parts = { guards: { isDefault } }\ncountryMachine.provide(parts)'],
  ['const parts = { guards: { isDefault } }\ncountryMachine?.provide({ actions, ...parts })'],
])('rejects a guard that is provided where a machine is started: %s', (text) => {
  for (const file of [view, machine])
    expect(findActorErrors(file, text)).toEqual(['a guard is pure, and provided by nobody'])
})

test.each([
  ['let times = 0\nexport const isTurn = () => { times += 1; return true }'],
  ['const seen = { times: 0 }\nexport const isTurn = () => seen.times++ > 0'],
])('rejects a machine that changes what it did not create: %s', (text) => {
  expect(findActorErrors(machine, text)).toEqual(['a machine changes nothing but by assign()'])
})

test.each([
  [view, "export const isOpen = snapshot.hasTag('open') && snapshot.can({ type: 'retry' })"],
  [view, "export const isLink = element.matches('a') || field?.matches('input, textarea')"],
  [view, "// snapshot.matches('valid') and createActor(x) in a comment\nexport const text = 'createActor(x)'"],
  [view, "const writing = 'input, textarea'\nexport const isWriting = field.matches(writing)"],
  [view, 'export const state = String(actor.getSnapshot().value); export const isCard = choice.value === value'],
  [view, 'export const page = { staticData: { guards: [] } }; machine.provide({ actions: { keep: () => {} } })'],
  ['machines/testing/walk.ts', 'createActor(machine)'],
  [machine, "setup({ actions: { keep: notProvided('keep') }, guards: { isFree: ({ context }) => context.isFree } })"],
  [machine, "export const cart = setup({ actions: {} }).createMachine({ id: 'cart' })"],
  [
    machine,
    'export const ringSetup = setup({})\nexport const ring = ringSetup.createMachine(ringSetup.createStateConfig({}))',
  ],
  ['src/actors/actors.ts', 'createActor(machine)'],
  ['src/session/session.test.ts', "createActor(machine).getSnapshot().matches('valid')"],
])('allows in %s: %s', (file, text) => {
  expect(findActorErrors(file, text)).toEqual([])
})

test('finds no violation of the rules of actors in the source tree', () => {
  const tree = sourceTree()
  expect(stateNames(tree)).toContain('valid')
  expect(actorFindings(tree)).toEqual([])
})
