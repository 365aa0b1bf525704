import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEnvironmentErrors, readEnvironment } from './read-environment.ts'
import { environment } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'key',
  STRIPE_WEBHOOK_SECRET: 'secret',
  SELLER_NAME: 'Hadashi Ltd',
  SELLER_ADDRESS: '1 High Street',
  SELLER_NUMBER: '01234567',
  SELLER_REPRESENTATIVE: 'Aiko Mori',
  SELLER_PHONE: '+44 20 7946 0000',
  SELLER_EMAIL: 'shop@shop.example',
  SHAPEDIVER_LICENCE: 'granted',
}

function findInvalidNames(envValues: Record<string, string>): string[] {
  const read = readEnvironment(envValues)
  return read.ok ? [] : read.facts.map((error) => error.name)
}

test('an empty environment is a demo on port 3000 of this machine', () => {
  const read = readEnvironment({})
  expect(read).toMatchObject({
    ok: true,
    value: { PORT: 3000, HOST: '127.0.0.1', API_BASE: '/api', DATA_DIR: '.data', isProduction: false },
  })
})

test('production starts when every required setting is given', () => {
  expect(readEnvironment(production)).toMatchObject({ ok: true, value: { isProduction: true } })
})

test('production names every missing setting at once', () => {
  const needed = Object.entries(environment).filter(([, setting]) => 'isNeededInProduction' in setting)
  const names = [...needed.map(([name]) => name), 'SHAPEDIVER_LICENCE']
  expect(findInvalidNames({ NODE_ENV: 'production' })).toEqual(names)
  expect(names).toHaveLength(Object.keys(production).length - 1)
})

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
  'production refuses to start without %s',
  (name) => {
    expect(findInvalidNames({ ...production, [name]: '  ' })).toEqual([name])
  },
)

test('production needs no permission of ShapeDiver where its viewer is left out, and a demo none at all', () => {
  const { SHAPEDIVER_LICENCE: _, ...others } = production
  expect(findInvalidNames({ ...others, VIEWER: 'three' })).toEqual([])
  expect(findInvalidNames({ ...production, SHAPEDIVER_LICENCE: 'yes' })).toEqual(['SHAPEDIVER_LICENCE'])
  expect(findInvalidNames({})).toEqual([])
})

test('a ticket of ShapeDiver and the address of its model are needed together', () => {
  const [ticket, url] = [{ SHAPEDIVER_TICKET: 'ticket' }, { SHAPEDIVER_MODEL_VIEW_URL: 'https://models.example' }]
  expect(findInvalidNames(ticket)).toEqual(['SHAPEDIVER_MODEL_VIEW_URL'])
  expect(findInvalidNames(url)).toEqual(['SHAPEDIVER_TICKET'])
  expect(findInvalidNames({ ...ticket, ...url })).toEqual([])
})

test('a shared database requires a shared secret', () => {
  const DATABASE_URL = 'postgres://db.example/shop'
  expect(findInvalidNames({ DATABASE_URL })).toEqual(['JWT_SECRET'])
  expect(findInvalidNames({ DATABASE_URL, JWT_SECRET: 'x'.repeat(31) })).toEqual(['JWT_SECRET'])
  expect(findInvalidNames({ DATABASE_URL, JWT_SECRET: 'x'.repeat(32) })).toEqual([])
})

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'hadashi-files',
  FILES_S3_KEY: 'AKID',
  FILES_S3_SECRET: 'a/secret+of=it',
}

test.each(Object.keys(bucket))('rejects an incomplete bucket configuration and names the missing %s', (name) => {
  expect(findInvalidNames({ ...bucket, [name]: '' })).toEqual([name])
  expect(findInvalidNames(bucket)).toEqual([])
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://db.example'],
  ['API_BASE', 'api'],
  ['API_BASE', '/a b'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_TO', 'stderr'],
  ['DEMO', '1'],
  ['JWT_SECRET_ACCEPTED', 'x'.repeat(31)],
  ['OPERATOR_TOTP', 'no'],
  ['FILES_S3_ENDPOINT', 's3.example'],
  ['FILES_S3_ENDPOINT', 'https://s3.example/path'],
  ['FILES_S3_ENDPOINT', 'https://user:secret@s3.example'],
  ['FILES_S3_BUCKET', 'A Bucket'],
  ['FILES_S3_BUCKET', '../other'],
  ['FILES_S3_KEY', 'a key'],
  ['FILES_S3_SECRET', 'a secret'],
  ['FILES_S3_REGION', 'us/east'],
  ['FILES_S3_PATH_STYLE', 'both'],
  ['SELLER_INVOICE', 'T123'],
  ['SELLER_INVOICE', '1234567890123'],
])('%s=%s is rejected by name', (name, value) => {
  expect(findInvalidNames({ [name]: value })).toContain(name)
})

test.each([
  ['/', ''],
  ['/api/', '/api'],
  ['/shop/api', '/shop/api'],
])('API_BASE=%s puts the API at "%s"', (envValues, base) => {
  expect(readEnvironment({ API_BASE: envValues })).toMatchObject({ ok: true, value: { API_BASE: base } })
})

test('reads every port as its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
      expect(readEnvironment({ PORT: String(port) })).toMatchObject({ ok: true, value: { PORT: port } })
    }),
  )
})

test('lists each error on its own line, with an example', () => {
  const read = readEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(read.ok ? '' : describeEnvironmentErrors(read.facts)).toBe(
    [
      'The shop cannot start with these settings:',
      '  PORT is not a port between 0 and 65535 (for example: 3001)',
      '  LOG_LEVEL is not one of info, debug, warn, error (for example: debug)',
    ].join('\n'),
  )
})

test.each([
  [
    'checkout.stripe.com, pay.example:8443 localhost:3001',
    ['checkout.stripe.com', 'pay.example:8443', 'localhost:3001'],
  ],
  ['', undefined],
])('PAYMENT_HOSTS=%j is read as its hosts', (PAYMENT_HOSTS, hosts) => {
  const read = readEnvironment({ PAYMENT_HOSTS })
  expect(read.ok && read.value.PAYMENT_HOSTS).toEqual(hosts)
})

test.each([
  ['*', 'not a host'],
  ['*.example.com', 'not a host'],
  ['.', 'not a host'],
  ['a..b', 'not a host'],
  ['localhost:0', 'not a host'],
  ['https://pay.example', 'not a host'],
  [',', 'names no host'],
  ['PAY.EXAMPLE', 'written pay.example'],
  ['pay.example:443', 'written pay.example'],
  ['日本.jp', 'written xn--wgv71a.jp'],
])('PAYMENT_HOSTS=%j is rejected: %s', (PAYMENT_HOSTS, why) => {
  const read = readEnvironment({ PAYMENT_HOSTS })
  expect(read.ok ? '' : describeEnvironmentErrors(read.facts)).toContain(why)
})
