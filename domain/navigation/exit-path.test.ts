import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exitPath } from './exit-path.ts'

const hosts = ['checkout.stripe.com', 'localhost:3000']

test.each(['https://checkout.stripe.com/pay/1?a=b#c', 'HTTPS://CHECKOUT.STRIPE.COM/', 'http://localhost:3000/pay/1'])(
  '%s is allowed',
  (address) => {
    expect(exitPath(address, hosts).ok).toBe(true)
  },
)

test.each([
  ['javascript:alert(1)', 'dangerous_protocol'],
  ['JaVaScRiPt:alert(1)', 'dangerous_protocol'],
  ['java\nscript:alert(1)', 'dangerous_protocol'],
  ['data:text/html,hello', 'dangerous_protocol'],
  ['vbscript:x', 'dangerous_protocol'],
  ['blob:https://checkout.stripe.com/1', 'dangerous_protocol'],
  ['file:///etc/passwd', 'dangerous_protocol'],
  ['http://checkout.stripe.com/', 'dangerous_protocol'],
  ['https://checkout.stripe.com.evil.example/', 'host_not_allowed'],
  ['https://checkout.stripe.com@evil.example/', 'host_not_allowed'],
  ['https://you@checkout.stripe.com/', 'host_not_allowed'],
  ['https://checkout.stripe.com:8443/', 'host_not_allowed'],
  ['https://checkout.stripe.com.', 'host_not_allowed'],
  ['https://evil.example/?checkout.stripe.com', 'host_not_allowed'],
  ['http://localhost:4000/', 'host_not_allowed'],
  ['//checkout.stripe.com/', 'not_an_address'],
  ['/pay', 'not_an_address'],
  ['', 'not_an_address'],
])('%j is rejected: %s', (address, code) => {
  expect(exitPath(address, hosts)).toMatchObject({ ok: false, code })
})

test('no address leads to a host that is not allowed, however it is written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webUrl().map((url) => ` ${url}\t`),
      ),
      (address) => {
        const out = exitPath(address, hosts)
        return !out.ok || hosts.includes(out.value.host)
      },
    ),
  )
})

test('without allowed hosts every address is rejected', () => {
  fc.assert(fc.property(fc.webUrl(), (address) => !exitPath(address, []).ok))
})

test("over plain http an address is allowed only at the page's own origin", () => {
  const [own, allowed] = ['http://192.168.1.20:3000', ['192.168.1.20:3000', '192.168.1.21:3000', 'checkout.stripe.com']]
  const out = (address: string, origin?: string) => {
    const found = exitPath(address, allowed, origin)
    return found.ok ? 'allowed' : found.code
  }
  expect(out(`${own}/sandbox/pay/cs_1`, own)).toBe('allowed')
  for (const origin of [undefined, 'http://192.168.1.20:3001', 'https://192.168.1.20:3000', 'null', ''])
    expect(out(`${own}/sandbox/pay/cs_1`, origin)).toBe('dangerous_protocol')
  for (const address of ['http://192.168.1.21:3000/', 'http://checkout.stripe.com/', 'http://192.168.1.20/'])
    expect(out(address, own)).toBe('dangerous_protocol')
  expect(out('javascript:alert(1)', 'null')).toBe('dangerous_protocol')
  expect(out('http://you@192.168.1.20:3000/', own)).toBe('host_not_allowed')
  // The page's own origin alone does not allow the host.
  expect(exitPath(`${own}/`, [], own)).toMatchObject({ ok: false, code: 'host_not_allowed' })
})
