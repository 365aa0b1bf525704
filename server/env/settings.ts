import {
  addressSetting,
  choiceSetting,
  formSetting,
  hostsSetting,
  networksSetting,
  originSetting,
  portSetting,
  type Setting,
  type SettingResult,
  secretSetting,
  senderSetting,
  textOr,
  textSetting,
} from './setting.ts'

/** Reads `/api`, `/shop/api` or the bare root, where the specification's paths are served as they are. */
function readBasePath(text: string | undefined): SettingResult<string> {
  const path = text === undefined ? '/api' : text.replace(/\/+$/, '')
  return /^(\/[\w-]+)*$/.test(path)
    ? { value: path }
    : { invalid: 'is not a path like /api, and not / for the bare root' }
}

const bucket = {
  fallback: 'none; files are stored in DATA_DIR',
} as const

const seller = {
  fallback: 'none; the demo shows an invented seller. Read by the build too',
  isNeededInProduction: true,
} as const

const ofSomeSellers = { fallback: 'not shown' } as const

/** Every environment variable. README's table of settings is generated from this list. */
export const environment = {
  NODE_ENV: choiceSetting(['development', 'production'], {
    about: 'Anything but `production` is the demo: seeded stores, a banner that says so, no real orders.',
    example: 'production',
  }),
  PORT: portSetting(3000, { about: 'Where the shop listens; 0 takes a free port.', example: '3001' }),
  HOST: textOr('127.0.0.1', { about: 'The network address it listens on.', example: '0.0.0.0' }),
  PUBLIC_URL: addressSetting(['http:', 'https:'], {
    about: 'The address customers type. With https, browsers are instructed to stay on https. Read by the build too.',
    fallback: 'the address it listens on',
    example: 'https://shop.example',
    isNeededInProduction: true,
  }),
  LAN: formSetting(/^1$/, 'is not 1', {
    about:
      'With 1, phones in the same network reach the demo: it listens there, and prints address and code. It sets HOST and PUBLIC_URL, unless they are set.',
    fallback: 'this machine alone reaches it',
    example: '1',
  }),
  DEMO: formSetting(/^public$/, 'is not public', {
    about: 'With `public`, the demo may have a public HOST or PUBLIC_URL. No effect yet.',
    fallback: 'a demo is for this machine and its network',
    example: 'public',
  }),
  API_BASE: {
    about: 'The base path of the API; `/` is the root. Read by the build too.',
    fallback: '`/api`',
    example: '/api',
    read: readBasePath,
  } satisfies Setting<string>,
  DATA_DIR: textOr('.data', { about: 'Where the database, logs and files are stored.', example: '/var/lib/hadashi' }),
  DATABASE_URL: addressSetting(['postgres:', 'postgresql:'], {
    about: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    fallback: 'the embedded PostgreSQL, in DATA_DIR',
    example: 'postgres://shop:secret@db.example/shop',
  }),
  FILES_S3_ENDPOINT: originSetting(['https:', 'http:'], {
    about:
      'An S3-compatible store for the files of customers. Several servers need one, or a shared DATA_DIR. The settings below belong to it, and are all needed with it.',
    example: 'https://s3.eu-west-2.amazonaws.com',
    ...bucket,
  }),
  FILES_S3_BUCKET: formSetting(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a bucket name', {
    about: 'The bucket, for this shop alone: objects that the shop does not know are deleted.',
    example: 'hadashi-files',
    ...bucket,
  }),
  FILES_S3_KEY: formSetting(/^[!-~]+$/, 'contains characters that are not allowed in a key', {
    about: 'The id of the access key.',
    example: 'the access key of your account there',
    ...bucket,
  }),
  FILES_S3_SECRET: formSetting(/^[!-~]+$/, 'contains characters that are not allowed in a secret', {
    about: 'Its secret.',
    example: 'the secret of that key',
    ...bucket,
  }),
  FILES_S3_REGION: formSetting(/^[a-z0-9-]+$/, 'is not a region name', {
    about: 'The region that requests are signed for.',
    fallback: '`us-east-1`',
    example: 'eu-west-2',
  }),
  FILES_S3_PATH_STYLE: choiceSetting(['host', 'path'], {
    about: 'Whether the bucket is addressed in the host name or in the path.',
    example: 'path',
  }),
  JWT_SECRET: secretSetting(32, {
    about: 'Signs sessions. Needed as soon as DATABASE_URL is set, because several servers must share it.',
    fallback: 'generated and stored in DATA_DIR',
    example: 'openssl rand -base64 48',
    isNeededInProduction: true,
  }),
  JWT_SECRET_ACCEPTED: secretSetting(32, {
    about: 'A second secret whose sessions and links are accepted, while JWT_SECRET is being replaced. No effect yet.',
    fallback: 'none',
    example: 'openssl rand -base64 48',
  }),
  TRUSTED_PROXIES: networksSetting({
    about: 'Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas.',
    fallback: 'none is trusted',
    example: '10.0.0.0/8, ::1',
  }),
  LOG_LEVEL: choiceSetting(['info', 'debug', 'warn', 'error'], {
    about: 'The minimum level of log lines.',
    example: 'debug',
  }),
  LOG_TO: choiceSetting(['file', 'stdout'], {
    about: 'Whether log lines go to files in DATA_DIR, or as JSON to the standard output. No effect yet.',
    example: 'stdout',
  }),
  SMTP_URL: addressSetting(['smtp:', 'smtps:'], {
    about: 'The mail server. A user and password are sent to it over TLS only.',
    fallback: 'none; a demo shows its e-mails at /dev/mailbox',
    example: 'smtps://user:secret@mail.example',
    isNeededInProduction: true,
  }),
  MAIL_FROM: senderSetting({
    about: 'The sender of e-mails.',
    fallback: '`Hadashi <no-reply@…>` with the host of PUBLIC_URL',
    example: 'Hadashi <post@shop.example>',
  }),
  STRIPE_SECRET_KEY: textSetting({
    about:
      'The key of an account at Stripe, which receives the money. The secret below belongs to it, and is needed with it.',
    fallback: 'none; a demo simulates payments, and moves no money',
    example: 'the secret key of your Stripe account',
    isNeededInProduction: true,
  }),
  STRIPE_WEBHOOK_SECRET: textSetting({
    about: 'The signing secret of the webhook at Stripe: verifies that an event was sent by Stripe.',
    fallback: 'none',
    example: 'the signing secret of the webhook',
    isNeededInProduction: true,
  }),
  WORKSHOP: choiceSetting(['here', 'elsewhere'], {
    about:
      'Whether this server checks orders and makes their print files. Of several servers, those that answer customers may leave that to others.',
    example: 'elsewhere',
  }),
  OPERATOR_TOKEN: secretSetting(32, {
    about:
      'Adds the first operator, an owner; after that, it has no effect. At the command line: the token of the operator.',
    fallback: 'none; a demo needs none',
    example: 'openssl rand -base64 48',
  }),
  OPERATOR_TOTP: formSetting(/^(required|optional)$/, 'is not one of required, optional', {
    about: 'Whether operators need a second factor, a code by TOTP. No effect yet.',
    fallback: '`required` in production, `optional` in a demo',
    example: 'optional',
  }),
  POSTCODE_URL: addressSetting(['https:', 'http:'], {
    about: 'The service that looks up British postcodes, by the protocol of Ideal Postcodes.',
    fallback: '`https://api.ideal-postcodes.co.uk/v1`',
    example: 'https://api.ideal-postcodes.co.uk/v1',
  }),
  POSTCODE_KEY: textSetting({
    about: 'The key of that service.',
    fallback: 'none; customers type British addresses themselves',
    example: 'the key of your account there',
  }),
  CALENDLY_URL: addressSetting(['https:'], {
    about: 'The page of a scheduling service that /calendly may show, once a visitor has agreed to it.',
    fallback: 'none; /calendly links to the stores',
    example: 'https://calendly.com/your-shop/visit',
  }),
  VIEWER: choiceSetting(['shapediver', 'three'], {
    about:
      "The 3D view of /shapediver. `three` leaves ShapeDiver's viewer out, whose licence permits no commercial use. Read by the build too.",
    example: 'three',
  }),
  SHAPEDIVER_TICKET: formSetting(/^[\w-]+$/, 'contains characters that no ticket has', {
    about:
      'An embedding ticket of a model at ShapeDiver, which /shapediver then shows live. The setting below belongs to it, and is needed with it.',
    fallback: 'none; /shapediver shows the pair that the shop models',
    example: 'the ticket for embedding of your model',
  }),
  SHAPEDIVER_MODEL_VIEW_URL: originSetting(['https:', 'http:'], {
    about: 'The Geometry Backend of that model.',
    fallback: 'none',
    example: 'https://sdr8euc1.eu-central-1.shapediver.com',
  }),
  SHAPEDIVER_LICENCE: formSetting(/^granted$/, 'is not granted', {
    about:
      '`granted` states that ShapeDiver permits this shop the commercial use of its viewer. Production does not start with the viewer otherwise.',
    fallback: 'not granted; a demo needs none',
    example: 'granted',
  }),
  PAYMENT_HOSTS: hostsSetting({
    about:
      'Hosts besides the shop itself that a payment link may lead to, separated by commas; a link to any other is rejected.',
    fallback: '`checkout.stripe.com`',
    example: 'checkout.stripe.com, pay.example',
  }),
  SELLER_NAME: textSetting({ about: 'Legal name of the seller (事業者名).', example: 'Hadashi Ltd', ...seller }),
  SELLER_ADDRESS: textSetting({ about: 'Registered address (所在地).', example: '1 High Street, London', ...seller }),
  SELLER_NUMBER: textSetting({
    about: 'Company number, with the part of the country that it is registered in (会社番号).',
    example: '01234567 (England and Wales)',
    ...seller,
  }),
  SELLER_REPRESENTATIVE: textSetting({ about: 'Person responsible (運営責任者).', example: 'Aiko Mori', ...seller }),
  SELLER_PHONE: textSetting({ about: 'Phone number (電話番号).', example: '+44 20 7946 0000', ...seller }),
  SELLER_EMAIL: textSetting({ about: 'E-mail address (メールアドレス).', example: 'shop@shop.example', ...seller }),
  SELLER_VAT: textSetting({
    about: 'VAT number, when the seller has one. Read by the build too.',
    fallback: 'none is shown',
    example: 'GB123456789',
  }),
  SELLER_INVOICE: formSetting(/^T\d{13}$/, 'is not T followed by 13 digits', {
    about:
      'Registration number of an issuer of qualified invoices in Japan (適格請求書発行事業者登録番号). Read by the build too.',
    example: 'T1234567890123',
    ...ofSomeSellers,
  }),
  SELLER_ADR: textSetting({
    about:
      'Who settles disputes out of court, with the address of their site, when the seller takes part. Read by the build too.',
    fallback: 'the terms say that the seller belongs to no such body',
    example: 'Retail Ombudsman, https://ombudsman.example',
  }),
  SELLER_CARRIERS: textSetting({
    about: 'The carriers, with their tracking pages. Read by the build too.',
    example: 'Royal Mail, https://www.royalmail.com/track-your-item',
    ...ofSomeSellers,
  }),
}

export type EnvironmentName = keyof typeof environment
