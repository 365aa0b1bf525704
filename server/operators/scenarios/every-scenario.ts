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
      address: { name: 'Tom Archer', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' },
      devices: ['Firefox, Linux'],
    },
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
      devices: ['Safari, iPhone'],
    },
  },
}

const orderReady: Scenario = {
  about: 'Rosa in Britain, whose pair can be made: the payment reminder shows on her next page.',
  person: {
    email: 'rosa@hadashi.example',
    language: 'en',
    country: 'GB',
    account: { givenName: 'Rosa', familyName: 'Hale', devices: ['Chrome, Mac'] },
    orders: ['ready_to_pay'],
  },
}

const orderOnItsWay: Scenario = {
  about: '佐藤 健 in Japan, who has paid for a pair that is being printed: he cannot order another meanwhile.',
  person: {
    email: 'ken@hadashi.example',
    language: 'ja',
    country: 'JP',
    account: {
      givenName: '健',
      familyName: '佐藤',
      givenKana: 'ケン',
      familyKana: 'サトウ',
      devices: ['Chrome, Android'],
    },
    orders: ['printing'],
  },
}

const guestWithOrder: Scenario = {
  about: 'Gwen in Britain, a guest who has placed an order: it follows her into the account that her link opens.',
  person: { email: 'gwen@hadashi.example', language: 'en', country: 'GB', orders: ['placed'] },
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

/** What testers can ask for by name; docs/qa.md shows the same. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  newcomer,
  'customer-gb': customerGb,
  'customer-jp': customerJp,
  'order-ready': orderReady,
  'order-on-its-way': orderOnItsWay,
  'guest-with-order': guestWithOrder,
  'two-devices': twoDevices,
}
