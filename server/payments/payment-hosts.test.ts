import { expect, test } from 'vitest'
import { paymentHosts } from './payment-hosts.ts'

const own = 'shop.example'

test.each([
  ['a shop with an account leads to the house', { isRehearsal: false }, ['checkout.stripe.com', own]],
  ['a demo leads to its own page', { isRehearsal: true }, [own, 'checkout.stripe.com']],
  [
    'hosts that are named stand in place of the house',
    { isRehearsal: false, named: ['pay.example'] },
    ['pay.example', own],
  ],
  ['of a demo they come after its own', { isRehearsal: true, named: ['pay.example'] }, [own, 'pay.example']],
  ['none at all leaves our own page', { isRehearsal: false, named: [] }, [own]],
] as const)('%s first', (_, given, hosts) => {
  expect(paymentHosts(own, given)).toEqual(hosts)
})
