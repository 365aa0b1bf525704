import { expect, test } from 'vitest'
import { actorFindings, stateNames } from './actors.ts'
import { sourceTree } from './source-tree.ts'

const states = new Set(['valid', 'refreshing'])
const faultsOf = (file: string, text: string) => actorFindings(new Map([[file, text]]), states).map(({ why }) => why)

const view = 'src/features/cart/cart.tsx'
const machine = 'machines/cart/cart.machine.ts'

test.each([
  ["export const isOpen = snapshot.matches({ picture: 'open' })"],
  ["export const isOpen = (now) => now().matches({ picture: 'open' })"],
  ["export const isIn = actor.getSnapshot().matches('elsewhere')"],
  ["export const isIn = session?.matches('valid')"],
  ["export const isIn = session.matches('refreshing.asking')"],
  ['export const isIn = (snapshot, name) => snapshot.matches(name)'],
])('a view that asks for a state is refused: %s', (text) => {
  expect(faultsOf(view, text)).toEqual(['views ask for tags and can(), not for states'])
})

test.each([
  ["import { createActor } from 'xstate'\ncreateActor(cart)"],
  ["import { useActorRef } from '@xstate/react'\nexport const useCart = () => useActorRef(cart)"],
  ["import { useMachine } from '@xstate/react'\nexport const useCart = () => useMachine(cart)"],
])('an actor that starts elsewhere than in src/actors is refused: %s', (text) => {
  expect(faultsOf(view, text)).toEqual(['actors start in src/actors'])
})

test.each([
  ["setup({ guards: { isFree: notProvided('isFree') } })"],
  ["setup({ guards: { isFree: notProvided<[], boolean>('isFree') as Guard } })"],
  ["const isFree = notProvided('isFree')\nsetup({ guards: { isFree } })"],
  ["createMachine({ on: { go: { guard: notProvided('isFree'), target: 'a' } } })"],
])('a guard that somebody else provides is refused: %s', (text) => {
  expect(faultsOf(machine, text)).toEqual(['a guard is pure, and provided by nobody'])
})

test.each([
  [view, "export const isOpen = snapshot.hasTag('open') && snapshot.can({ type: 'retry' })"],
  [view, "export const isLink = element.matches('a') || field?.matches(writing)"],
  [view, "// snapshot.matches('valid') and createActor(x) in a comment\nexport const text = 'createActor(x)'"],
  [machine, "export const isOpen = (snapshot) => snapshot.matches({ picture: 'open' })"],
  [machine, "setup({ actions: { keep: notProvided('keep') }, guards: { isFree: ({ context }) => context.isFree } })"],
  ['src/actors/actors.ts', 'createActor(machine)'],
  ['src/session/session.test.ts', "createActor(machine).getSnapshot().matches('valid')"],
])('%s: %s is allowed', (file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test('no file of the house breaks the rules of actors', () => {
  const tree = sourceTree()
  expect(stateNames(tree)).toContain('valid')
  expect(actorFindings(tree)).toEqual([])
})
