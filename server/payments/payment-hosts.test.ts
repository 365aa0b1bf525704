import { expect, test } from 'vitest'
import { paymentHosts } from './payment-hosts.ts'

const own = 'shop.example'

test.each([
  ['a shop with an account puts Stripe first', { isRehearsal: false }, ['checkout.stripe.com', own]],
  ['a demo puts its own host first', { isRehearsal: true }, [own, 'checkout.stripe.com']],
  ['configured hosts replace Stripe', { isRehearsal: false, named: ['pay.example'] }, ['pay.example', own]],
  [
    'configured hosts come after its own in a demo',
    { isRehearsal: true, named: ['pay.example'] },
    [own, 'pay.example'],
  ],
  ['an empty list leaves only its own host', { isRehearsal: false, named: [] }, [own]],
] as const)('payment hosts: %s', (_, given, hosts) => {
  expect(paymentHosts(own, given)).toEqual(hosts)
})
