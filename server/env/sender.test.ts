import { expect, test } from 'vitest'
import { readEnvironment } from './read-environment.ts'
import { defaultSender, readSender } from './sender.ts'

test.each([
  ['Hadashi <post@shop.example>', { name: 'Hadashi', address: 'post@shop.example' }],
  ['裸足 Hadashi <post@shop.example>', { name: '裸足 Hadashi', address: 'post@shop.example' }],
  ['post@shop.example', { name: 'Hadashi', address: 'post@shop.example' }],
  ['<post@shop.example>', undefined],
  ['Hadashi <post>', undefined],
  ['Hadashi\r\nBcc: x@y.example <post@shop.example>', undefined],
  ['Hadashi <post@shop.example>, Other <other@shop.example>', undefined],
])('%j is read as the sender %j', (text, sender) => {
  expect(readSender(text)).toEqual(sender)
})

test('without a setting, mails are sent from the host of the shop', () => {
  expect(defaultSender('https://shop.example:8443/')).toEqual({ name: 'Hadashi', address: 'no-reply@shop.example' })
  expect(defaultSender(undefined)).toEqual({ name: 'Hadashi', address: 'no-reply@localhost' })
})

test('an invalid sender stops the start and is named', () => {
  const read = readEnvironment({ MAIL_FROM: 'Hadashi <post>' })
  expect(read.ok ? [] : read.facts.map(({ name }) => name)).toEqual(['MAIL_FROM'])
})
