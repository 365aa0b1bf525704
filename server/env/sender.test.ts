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
])('%j as a sender is %j', (text, sender) => {
  expect(readSender(text)).toEqual(sender)
})

test('without a setting mails come from the host of the shop', () => {
  expect(defaultSender('https://shop.example:8443/')).toEqual({ name: 'Hadashi', address: 'no-reply@shop.example' })
  expect(defaultSender(undefined)).toEqual({ name: 'Hadashi', address: 'no-reply@localhost' })
})

test('a sender that cannot be one stops the start by its name', () => {
  const read = readEnvironment({ MAIL_FROM: 'Hadashi <post>' })
  expect(read.ok ? [] : read.facts.map(({ name }) => name)).toEqual(['MAIL_FROM'])
})
