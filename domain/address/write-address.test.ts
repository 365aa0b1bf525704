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

test('in Japanese an address in Japan begins with its code and ends with the name and 様', () => {
  expect(writeAddress(tokyo, 'ja')).toEqual(['〒100-0001', '東京都千代田区千代田1-1', 'はだしビル3階', '山田 花子 様'])
})

test('in English it begins with the name, and its prefecture is written in letters', () => {
  expect(writeAddress(tokyo, 'en')).toEqual([
    '花子 山田',
    'はだしビル3階',
    '千代田1-1',
    '千代田区, Tokyo 100-0001',
    'Japan',
  ])
})

test('names in letters keep their distance between kanji', () => {
  const fields = { ...tokyo.fields, city: 'Chiyoda-ku', line_1: '1-1 Chiyoda', line_2: '' }
  expect(writeAddress({ country: 'JP', fields }, 'ja')[1]).toBe('東京都 Chiyoda-ku 1-1 Chiyoda')
})

test('a British address ends with its code, and with the country for those who read Japanese', () => {
  expect(writeAddress(london, 'en')).toEqual(['Ann Lee', '1 The Mall', 'London', 'SW1A 1AA'])
  expect(writeAddress(london, 'ja')).toEqual(['Ann Lee', '1 The Mall', 'London', 'SW1A 1AA', 'イギリス'])
})

test('any other address has its town, region and code in one line, and its country', () => {
  const fields = { name: 'Sam Roe', line_1: '5 Elm St', city: 'Springfield', region: 'IL', postcode: '62704' }
  expect(writeAddress({ country: 'US', fields }, 'en')).toEqual([
    'Sam Roe',
    '5 Elm St',
    'Springfield, IL 62704',
    'United States',
  ])
})
