import { expect, test } from 'vitest'
import { type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { openHouse } from './open-house.ts'

const keys = { STRIPE_SECRET_KEY: 'a key', STRIPE_WEBHOOK_SECRET: 'a secret' }

function houseOf(given: Record<string, string>, more: Partial<Environment> = {}) {
  const read = readEnvironment(given)
  if (!read.ok) throw new Error(read.facts.map(({ name }) => name).join())
  const parts = { secret: 'a secret', database: () => undefined, linkTo: (path: string) => path, apiUrl: () => '' }
  const { house, sandbox } = openHouse({ ...parts, environment: { ...read.value, ...more }, now: () => new Date(0) })
  return [house.name, sandbox === undefined ? 'no sandbox' : 'a sandbox']
}

test('a demo rehearses, and with the keys of an account it takes money there', () => {
  expect(houseOf({})).toEqual(['sandbox', 'a sandbox'])
  expect(houseOf(keys)).toEqual(['stripe', 'no sandbox'])
  expect(houseOf(keys, { isProduction: true })).toEqual(['stripe', 'no sandbox'])
})

test('production never rehearses', () => {
  expect(() => houseOf({}, { isProduction: true })).toThrow('sandbox')
})

test.each(Object.keys(keys))('an account without %s is refused, and that is named', (name) => {
  expect(() => houseOf({ ...keys, [name]: '' })).toThrow(name)
})
