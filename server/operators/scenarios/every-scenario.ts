import { orderScenarios } from './order-scenarios.ts'
import type { Scenario } from './scenario.ts'

const newcomer: Scenario = {
  about: 'Nora in France, who has no account and waits until we ship there: her link asks for her name first.',
  person: { email: 'nora@hadashi.example', language: 'en', country: 'FR', waitsFor: 'FR' },
}

const customerGb: Scenario = {
  about: 'Tom in London, who reads English, gets the newsletter, has an address saved, and has ordered nothing yet.',
  person: {
    email: 'tom@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Tom',
      familyName: 'Archer',
      hasNewsletter: true,
      devices: ['Firefox, Linux'],
    },
    address: { name: 'Tom Archer', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' },
  },
}

const customerJp: Scenario = {
  about:
    '森 美香 in Japan, who reads Japanese, has the kana of her name and an address saved, and has ordered nothing yet.',
  person: {
    email: 'mika@hadashi.example',
    language: 'ja',
    country: 'JP',
    account: {
      givenName: '美香',
      familyName: '森',
      givenKana: 'ミカ',
      familyKana: 'モリ',
      devices: ['Safari, iPhone'],
    },
    address: {
      family_name: '森',
      given_name: '美香',
      family_kana: 'モリ',
      given_kana: 'ミカ',
      postcode: '100-0001',
      region: '東京都',
      city: '千代田区千代田',
      line_1: '1-1',
    },
  },
}

const twoDevices: Scenario = {
  about: 'Dara in Britain, who is signed in on three devices: two of them can be signed out from here.',
  person: {
    email: 'dara@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Dara',
      familyName: 'Quinn',
      devices: ['Firefox, Windows', 'Safari, iPhone', 'Chrome, Mac'],
    },
  },
}

const measuredFamily: Scenario = {
  about:
    'Amara in Britain, who has measured her feet in three years, her partner by hand and their child: one scan was rejected as implausible, and one is old.',
  person: {
    email: 'amara@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Amara',
      familyName: 'Okafor',
      devices: ['Safari, iPhone'],
    },
    measured: [
      {
        kind: 'self',
        name: 'Amara',
        group: 'women',
        scans: [
          { daysAgo: 620, way: 'by_hand', leftMm: 247, rightMm: 249 },
          { daysAgo: 240, way: 'trace', leftMm: 248.1, rightMm: 250.6, quality: 84 },
          // Feet never differ this much, so the scan is rejected.
          { daysAgo: 20, way: 'trace', leftMm: 248, rightMm: 271.5, quality: 88 },
          { daysAgo: 2, way: 'trace', leftMm: 248.4, rightMm: 251.3, quality: 94 },
        ],
      },
      {
        kind: 'adult',
        name: 'Tayo',
        group: 'men',
        scans: [{ daysAgo: 410, way: 'by_hand', leftMm: 272, rightMm: 272 }],
      },
      {
        kind: 'child',
        name: 'Bisi',
        group: 'neither',
        scans: [
          { daysAgo: 200, way: 'trace', leftMm: 189.2, rightMm: 189.9, quality: 86 },
          { daysAgo: 30, way: 'trace', leftMm: 194.6, rightMm: 195.1, quality: 92 },
        ],
      },
    ],
  },
}

const designedPair: Scenario = {
  about: 'Iris in Britain, who has traced her feet, designed a pair for them and put it into her cart.',
  person: {
    email: 'iris@hadashi.example',
    language: 'en',
    country: 'GB',
    account: {
      givenName: 'Iris',
      familyName: 'Lind',
      devices: ['Firefox, Mac'],
    },
    measured: [
      {
        kind: 'self',
        name: 'Iris',
        group: 'women',
        scans: [{ daysAgo: 3, way: 'trace', leftMm: 241.2, rightMm: 243.1, quality: 93 }],
      },
    ],
    designed: { name: 'For summer', upper: 'sandal', colour: 'green', feel: 'roomy', soleText: 'IRIS' },
  },
}

/** The scenarios that testers can request by name; docs/qa.md lists the same. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  newcomer,
  'customer-gb': customerGb,
  'customer-jp': customerJp,
  'two-devices': twoDevices,
  'measured-family': measuredFamily,
  'designed-pair': designedPair,
  ...orderScenarios,
}
