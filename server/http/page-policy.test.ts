import { expect, test } from 'vitest'
import { pagePolicies } from './page-policy.ts'

const options = {
  styles: ["'sha256-styles'"],
  schedulingUrl: undefined,
  viewer: 'shapediver',
  modelViewUrl: undefined,
} as const

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((one) => one.startsWith(`${name} `))
}

test.each([
  ['nobody but the shop without a ticket', undefined, "connect-src 'self'"],
  [
    'the Geometry Backend of the model and ShapeDiver’s hosts with a ticket',
    'https://models.example',
    "connect-src 'self' https://models.example https://*.shapediver.com",
  ],
])('admits %s to /shapediver', (_, modelViewUrl, connected) => {
  const { shapediver, base, calendly } = pagePolicies({ ...options, modelViewUrl })
  expect(directive(shapediver, 'connect-src')).toBe(connected)
  for (const other of [base, calendly]) expect(directive(other, 'connect-src')).toBe("connect-src 'self'")
})

test('/shapediver alone admits the style sheet of the viewer, and asks for no Trusted Types', () => {
  const { shapediver, base } = pagePolicies(options)
  expect(directive(shapediver, 'style-src')).toMatch(/^style-src 'self' 'sha256-styles' 'sha256-[\w+/]{43}='$/)
  expect(directive(base, 'style-src')).toBe("style-src 'self' 'sha256-styles'")
  expect([shapediver, base].map((policy) => policy.includes('trusted-types'))).toEqual([false, true])
  expect(directive(shapediver, 'img-src')).toContain('data:')
})

test('/shapediver has the policy of all others when the viewer is left out', () => {
  const { shapediver, base } = pagePolicies({ ...options, viewer: 'three', modelViewUrl: 'https://models.example' })
  expect(shapediver).toBe(base)
})
