import { expect, test } from 'vitest'
import { type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { createPaymentProvider } from './create-payment-provider.ts'

const keys = { STRIPE_SECRET_KEY: 'a key', STRIPE_WEBHOOK_SECRET: 'a secret' }

function openProvider(environment: Record<string, string>, more: Partial<Environment> = {}) {
  const read = readEnvironment(environment)
  if (!read.ok) throw new Error(read.facts.map(({ name }) => name).join())
  const deps = { secret: 'a secret', database: () => undefined, linkTo: (path: string) => path, apiUrl: () => '' }
  const { provider, sandbox } = createPaymentProvider({
    ...deps,
    environment: { ...read.value, ...more },
    now: () => new Date(0),
  })
  return [provider.name, sandbox === undefined ? 'no sandbox' : 'a sandbox']
}

test('a demo uses the sandbox, and Stripe if it has the keys of an account', () => {
  expect(openProvider({})).toEqual(['sandbox', 'a sandbox'])
  expect(openProvider(keys)).toEqual(['stripe', 'no sandbox'])
  expect(openProvider(keys, { isProduction: true })).toEqual(['stripe', 'no sandbox'])
})

test('production refuses to use the sandbox', () => {
  expect(() => openProvider({}, { isProduction: true })).toThrow('sandbox')
})

test.each(Object.keys(keys))('rejects Stripe keys without %s and names the missing one', (name) => {
  expect(() => openProvider({ ...keys, [name]: '' })).toThrow(name)
})
