import { expect, test } from 'vitest'
import type { PostalAddress } from './postal-address.ts'
import { writeAddress } from './write-address.ts'

const tokyo: PostalAddress = {
  country: 'JP',
  fields: {
    family_name: '山田',
    given_name: '花子',
    family_kana: 'ヤマダ',
    given_kana: 'ハナコ',
    postcode: '100-0001',
    region: '東京都',
    city: '千代田区',
    line_1: '千代田1-1',
    line_2: 'はだしビル3階',
  },
}
const london: PostalAddress = {
  country: 'GB',
  fields: { name: 'Ann Lee', line_1: '1 The Mall', city: 'London', postcode: 'SW1A 1AA' },
}

test('an address in Japan for a Japanese reader starts with its postcode and ends with the name and 様', () => {
  expect(writeAddress(tokyo, 'ja')).toEqual(['〒100-0001', '東京都千代田区千代田1-1', 'はだしビル3階', '山田 花子 様'])
})

test('an address in Japan for an English reader starts with the name and has its prefecture in Latin letters', () => {
  expect(writeAddress(tokyo, 'en')).toEqual([
    '花子 山田',
    'はだしビル3階',
    '千代田1-1',
    '千代田区, Tokyo 100-0001',
    'Japan',
  ])
})

test('Latin words between kanji are separated by spaces', () => {
  const fields = { ...tokyo.fields, city: 'Chiyoda-ku', line_1: '1-1 Chiyoda', line_2: '' }
  expect(writeAddress({ country: 'JP', fields }, 'ja')[1]).toBe('東京都 Chiyoda-ku 1-1 Chiyoda')
})

test('a British address ends with its postcode, followed by the country for Japanese readers', () => {
  expect(writeAddress(london, 'en')).toEqual(['Ann Lee', '1 The Mall', 'London', 'SW1A 1AA'])
  expect(writeAddress(london, 'ja')).toEqual(['Ann Lee', '1 The Mall', 'London', 'SW1A 1AA', 'イギリス'])
})

test('any other address has town, region and postcode in one line, followed by its country', () => {
  const fields = { name: 'Sam Roe', line_1: '5 Elm St', city: 'Springfield', region: 'IL', postcode: '62704' }
  expect(writeAddress({ country: 'US', fields }, 'en')).toEqual([
    'Sam Roe',
    '5 Elm St',
    'Springfield, IL 62704',
    'United States',
  ])
})
